import type { Preview } from '@storybook/react-vite'
import { type ComponentType, lazy, Suspense } from 'react'
import { type Locale, LocaleProvider } from '../packages/ui/src/locale/locale'
import '../packages/ui/src/tokens/tokens.css'
import '../packages/ui/src/tokens/contrast.css'
import '../packages/ui/src/tokens/language.css'
import '../packages/ui/src/tokens/ramps.css'
import '../packages/ui/src/tokens/typography.css'
import './preview.css'
import { theme } from './theme'

/** What only pages of documentation need, no story has to wait for. */
const whenRead = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) => {
  const Part = lazy(load) as unknown as ComponentType<Props>
  return (props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'zh-CN', title: '中文' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { locale: 'zh-CN', theme: 'light' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      theme,
      container: whenRead(() => import('./docs/DocsFrame')),
      page: whenRead(() => import('./docs/ComponentPage')),
      components: { h2: whenRead(() => import('./docs/SectionHeading')) },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 375', styles: { width: '375px', height: '812px' }, type: 'mobile' },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Guide',
          ['Introduction – 介绍', "Do and don't – 该做与不该做", 'Accessibility – 无障碍'],
          'Foundations',
          [
            'Tokens – 设计变量',
            'Theming – 主题定制',
            'Drawings – 图形',
            'Chart and palette – 海图与色板',
            'Component states – 组件状态',
          ],
          'Components',
          'Widgets',
        ],
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <div
        className="chuhai story"
        data-theme={globals.theme}
        data-bare={parameters.bare ? '' : undefined}
        lang={globals.locale}
      >
        <LocaleProvider locale={globals.locale as Locale}>
          <Story />
        </LocaleProvider>
      </div>
    ),
  ],
}

export default preview
