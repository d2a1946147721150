import { type Row, row } from '../app/row'
import type { EmbedData } from '../embed/EmbedPage'
import { readProviders } from './providers'

/** For webmasters: what to paste into a page, and what is wrong with one that has it. */
export const embedRows: Row[] = [
  row<EmbedData>({
    path: '/embed',
    title: '嵌入组件',
    layout: 'embed',
    description: () =>
      '选择出海云的组件、语言与外观，看看它在网页里的样子，复制脚本标签、元素、React 代码与 CSP。',
    page: () => import('../embed/EmbedPage'),
    async load({ read }) {
      const providers = await readProviders(read)
      return { providers: providers?.map(({ origin }) => origin) ?? null }
    },
  }),
  row({
    path: '/embed/check',
    title: '自检',
    layout: 'default',
    description: () => '在装了组件的网页里运行自检，这里显示报告：哪里不对，怎样改。',
    above: () => [{ title: '嵌入组件', path: '/embed' }],
    page: () => import('../embed/check/CheckPage'),
  }),
  row({
    path: '/embed/register',
    title: '申请登记网站',
    layout: 'default',
    description: () => '组件只在登记过的网站上工作：填写网址与联系方式，运营人员核对以后登记。',
    above: () => [{ title: '嵌入组件', path: '/embed' }],
    page: () => import('../embed/register/RegisterPage'),
  }),
]
