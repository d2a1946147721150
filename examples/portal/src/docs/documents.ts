import type { Locale } from '@chuhai/contract/locale'

type Words = Record<Locale, string>

/** A page of the documentation; its text is `<language>/<id>.md`. */
export interface Document {
  id: string
  title: Words
  /** For search results and the lead of the page. */
  summary: Words
}

interface Section {
  title: Words
  documents: readonly Document[]
}

/** The first document, whose address has no id. */
const first = 'overview'

/** All documents in the order in which they are read. */
export const sections: readonly Section[] = [
  {
    title: { 'zh-CN': '开始', en: 'Get started' },
    documents: [
      {
        id: first,
        title: { 'zh-CN': '开发文档', en: 'Documentation' },
        summary: {
          'zh-CN': '把出海云的组件放进您的网站：有哪些组件、选哪种用法、从哪里开始。',
          en: 'Put the Chuhai widgets into your site: what there is, which way to choose, and where to begin.',
        },
      },
      {
        id: 'html',
        title: { 'zh-CN': '任意网页', en: 'Any page' },
        summary: {
          'zh-CN': '登记网站，粘贴一个标签，确认它在工作。不需要构建工具。',
          en: 'Register the site, paste one tag, see that it works. No build tool is needed.',
        },
      },
      {
        id: 'react',
        title: { 'zh-CN': 'Vite 与 React', en: 'Vite and React' },
        summary: {
          'zh-CN': '从 npm 安装，用 React 组件拼出登录、咨询表单和浮动帮助。',
          en: 'Install from npm and compose sign-in, consultation form and help box from React components.',
        },
      },
      {
        id: 'next',
        title: { 'zh-CN': 'Next.js', en: 'Next.js' },
        summary: {
          'zh-CN': '在 App Router 里使用组件：客户端边界、样式，以及服务端渲染时不跳动。',
          en: 'The widgets in the app router: the client boundary, the styles, and no shift after server rendering.',
        },
      },
      {
        id: 'vue',
        title: { 'zh-CN': 'Vue', en: 'Vue' },
        summary: {
          'zh-CN': '在 Vue 3 的模板里使用自定义元素：编译选项、属性和事件。',
          en: 'Custom elements in Vue 3 templates: the compiler option, attributes and events.',
        },
      },
      {
        id: 'svelte',
        title: { 'zh-CN': 'Svelte', en: 'Svelte' },
        summary: {
          'zh-CN': '在 Svelte 5 里使用自定义元素：属性照写，事件用 on 开头的属性监听。',
          en: 'Custom elements in Svelte 5: attributes as they are, events by attributes that begin with on.',
        },
      },
    ],
  },
  {
    title: { 'zh-CN': '参考', en: 'Reference' },
    documents: [
      {
        id: 'elements',
        title: { 'zh-CN': '元素、属性与事件', en: 'Elements, attributes and events' },
        summary: {
          'zh-CN': '十个元素各有哪些属性、会发出哪些事件，以及在 React 里叫什么。',
          en: 'The attributes and events of all ten elements, and their names in React.',
        },
      },
      {
        id: 'script',
        title: { 'zh-CN': '标签与 window.Chuhai', en: 'The tag and window.Chuhai' },
        summary: {
          'zh-CN': '标签上的设置、固定版本的地址，以及在页面脚本里打开、关闭和监听。',
          en: 'Settings of the tag, addresses of a fixed version, and how scripts of the page open, close and listen.',
        },
      },
      {
        id: 'theming',
        title: { 'zh-CN': '外观', en: 'Theming' },
        summary: {
          'zh-CN': '用 CSS 变量换颜色、字体、圆角和阴影，设置浅色与深色。',
          en: 'Colours, fonts, corners and shadows by CSS variables, light and dark.',
        },
      },
      {
        id: 'errors',
        title: { 'zh-CN': '错误', en: 'Errors' },
        summary: {
          'zh-CN': '调用失败时得到什么、各个错误码的意思，以及控制台里 [chuhai] 开头的话。',
          en: 'What a failed call rejects with, what the codes mean, and the console messages that begin with [chuhai].',
        },
      },
      {
        id: 'testing',
        title: { 'zh-CN': '测试', en: 'Testing' },
        summary: {
          'zh-CN': '用 @chuhai/core/testing 测试含有组件的页面，不需要服务器。',
          en: 'Test pages that contain widgets with @chuhai/core/testing, without a server.',
        },
      },
    ],
  },
  {
    title: { 'zh-CN': '上线', en: 'Going live' },
    documents: [
      {
        id: 'csp',
        title: { 'zh-CN': '内容安全策略（CSP）', en: 'Content security policy' },
        summary: {
          'zh-CN': '严格的 CSP 要加哪几条，各为什么，怎样确认没有漏。',
          en: 'What a strict policy has to allow, why, and how to see that nothing is missing.',
        },
      },
      {
        id: 'troubleshooting',
        title: { 'zh-CN': '排查', en: 'Troubleshooting' },
        summary: {
          'zh-CN': '什么都不显示、没有样式、提交失败、登录没反应：按现象找原因和办法。',
          en: 'Nothing shows, no styles, forms fail, sign-in does nothing: causes and remedies by symptom.',
        },
      },
      {
        id: 'visitors',
        title: { 'zh-CN': '向访客说明', en: 'What to tell visitors' },
        summary: {
          'zh-CN': '组件在浏览器里存什么、何时请求、发送哪些数据，以及同意框的原文：写隐私说明用。',
          en: 'What the widgets store, when they request something, what they send, and the words of consent: for your privacy notice.',
        },
      },
      {
        id: 'versions',
        title: { 'zh-CN': '版本与升级', en: 'Versions and upgrades' },
        summary: {
          'zh-CN': '支持的浏览器、Node.js 与 React 版本，怎样升级，怎样退回。',
          en: 'Supported browsers, Node.js and React, how to upgrade, and how to go back.',
        },
      },
    ],
  },
]

export const documents: readonly Document[] = sections.flatMap((section) => section.documents)

const folders: Record<Locale, string> = { 'zh-CN': '/docs', en: '/docs/en' }

export const documentPath = (locale: Locale, id: string): string =>
  id === first ? folders[locale] : `${folders[locale]}/${id}`

/** The document of an address; undefined where there is none. */
export const findDocument = (id: string | undefined): Document | undefined =>
  id === first ? undefined : documents.find((document) => document.id === (id ?? first))

/** The documents before and after one; undefined at the ends. */
export const neighboursOf = ({ id }: Document): [before?: Document, after?: Document] => {
  const index = documents.findIndex((document) => document.id === id)
  return [documents[index - 1], documents[index + 1]]
}
