import { pageQueryMax } from '@chuhai/contract/constants'
import { calls } from '../app/calls'
import type { HomeData } from '../pages/home/HomePage'
import type { SearchData } from '../pages/search/SearchPage'
import { type Row, row } from './row'

export const homeRows: Row[] = [
  row<HomeData>({
    path: '/',
    title: '首页',
    layout: 'home',
    page: () => import('../pages/home/HomePage'),
    async load({ read }) {
      const [{ getHome }, { getLivingInfo }] = await Promise.all([calls.home(), calls.live()])
      const [home, living] = await Promise.all([read(getHome), read(getLivingInfo).catch(() => null)])
      return { home, living }
    },
  }),
]

/** Pages that answer what this one visitor asks. */
export const visitorRows: Row[] = [
  row<SearchData>({
    path: '/search',
    title: ({ question }) => (question ? `搜索“${question}”` : '搜索'),
    layout: 'default',
    query: ['q'],
    unlisted: true,
    page: () => import('../pages/search/SearchPage'),
    async load({ read, query }) {
      const question = [...(query.q ?? '').trim()].slice(0, pageQueryMax).join('')
      if (!question) return { question, hits: [], searchedFor: null, suggestion: null }
      const { searchPages } = await calls.page()
      return { question, ...(await read(searchPages, { query: { q: question } })) }
    },
  }),
]
