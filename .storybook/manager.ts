import { createElement } from 'react'
import { addons } from 'storybook/manager-api'
import mark from '../packages/ui/src/mark/mark.svg'
import { namesOf } from './names'
import { theme } from './theme'

const chapters: Record<string, string> = {
  Guide: '指南',
  Foundations: '设计语言',
  Components: '组件',
  Widgets: '挂件',
}

const subtitle = { marginInlineStart: 2, fontSize: 12, fontWeight: 400, opacity: 0.75 }

const brand = `<span style="display:flex;align-items:center;gap:10px;font-size:15px;font-weight:700"><img src="${mark.replaceAll('"', '%22')}" alt="" width="26" height="26">${theme.brandTitle}</span>`

addons.setConfig({
  // Without an image the title is the brand, which the types do not say.
  theme: {
    ...theme,
    brandTitle: brand,
    brandImage: null as unknown as string,
    brandUrl: './',
    brandTarget: '_self',
  },
  sidebar: {
    renderLabel: ({ name, type }) => {
      const { english, chinese } =
        type === 'root' ? { english: name, chinese: chapters[name] } : namesOf(name)
      if (!chinese) return name
      return createElement(
        'span',
        null,
        english,
        ' ',
        createElement('small', { key: 'subtitle', lang: 'zh-CN', style: subtitle }, chinese),
      )
    },
  },
})
