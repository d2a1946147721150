import type { Messages } from '../app/messages'

const zhCN = {
  documents: '全部文档',
  contents: '本页内容',
  before: '上一篇',
  after: '下一篇',
  neighbours: '前后的文档',
  copy: '复制',
  copied: '已复制',
  notCopied: '没有复制，请手动选择',
  /** The link to the other language, in that language. */
  otherLanguage: 'English',
  portal: '门户首页',
  privacy: '隐私政策',
}

export const docsMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    documents: 'All documents',
    contents: 'On this page',
    before: 'Previous',
    after: 'Next',
    neighbours: 'Previous and next document',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Not copied, please select it by hand',
    otherLanguage: '中文',
    portal: 'Portal',
    privacy: 'Privacy policy',
  },
}
