import type { Preview } from '@storybook/react-vite'
import { type Locale, LocaleProvider } from '../packages/ui/src/locale/locale'
import '../packages/ui/src/tokens/tokens.css'
import '../packages/ui/src/tokens/ramps.css'
import '../packages/ui/src/tokens/typography.css'
import './preview.css'

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
    viewport: {
      options: {
        phone: { name: 'Phone 375', styles: { width: '375px', height: '812px' }, type: 'mobile' },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
    options: { storySort: { order: ['设计语言', ['海图与色板', '组件状态'], '组件', '挂件'] } },
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
