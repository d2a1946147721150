import { guideDetailDouble, sitesDouble, treeDouble } from './guide'

const pageOf = (list: unknown[]) => ({ list, total: list.length, page: 1, rows: 9999 })

/** What the site guide's calls answer; undefined for any other path. */
export const guideAnswer = (pathname: string, init?: RequestInit): unknown => {
  const body = JSON.parse(String(init?.body ?? '{}')) as { keyword?: string; firstTypeId?: number }
  if (pathname === '/api/nav/home/tree') return treeDouble
  if (pathname === '/api/nav/home/is_show_hot') return true
  if (pathname === '/api/nav/home/hot/page') return pageOf(sitesDouble.slice(0, 1))
  if (pathname === '/api/nav/home/hot/search/page') return pageOf([{ word: 'VAT 查询' }])
  if (pathname === '/api/site/banner/list') return []
  if (pathname.startsWith('/api/nav/detail/')) return guideDetailDouble
  if (pathname !== '/api/nav/home/nav/page') return undefined
  return pageOf(
    sitesDouble.filter(
      ({ name, firstTypeId }) =>
        name.includes(body.keyword ?? '') && (!body.firstTypeId || firstTypeId === body.firstTypeId),
    ),
  )
}
