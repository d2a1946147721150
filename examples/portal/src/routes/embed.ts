import { type Row, row } from '../app/row'
import type { EmbedData } from '../embed/EmbedPage'
import { readProviders } from './providers'

/** For webmasters: what to paste into a page, and what is wrong with one that has it. */
export const embedRows: Row[] = [
  row<EmbedData>({
    path: '/embed',
    title: '嵌入组件',
    layout: 'embed',
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
    above: () => [{ title: '嵌入组件', path: '/embed' }],
    page: () => import('../embed/check/CheckPage'),
  }),
  row({
    path: '/embed/register',
    title: '申请登记网站',
    layout: 'default',
    above: () => [{ title: '嵌入组件', path: '/embed' }],
    page: () => import('../embed/register/RegisterPage'),
  }),
]
