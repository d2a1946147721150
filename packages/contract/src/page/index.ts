import { maxLength, object, pipe, regex, string, trim } from 'valibot'
import { pageQueryMax } from '../constants'
import { endpoint } from '../endpoint'
import { page, pageSearch } from './page'

export * from './page'

export const getPage = endpoint({
  name: 'getPage',
  summary: '页面内容',
  method: 'GET',
  path: '/page/{key}',
  access: 'anyone',
  params: object({ key: pipe(string(), regex(/^[A-Za-z0-9-]{1,60}$/)) }),
  answer: page,
  errors: ['NOT_FOUND'],
})

/** Services, courses, sites and everything else with a page that speaks of what was asked for, the best first. */
export const searchPages = endpoint({
  name: 'searchPages',
  summary: '站内搜索',
  method: 'GET',
  path: '/page/search',
  access: 'anyone',
  query: object({ q: pipe(string(), trim(), maxLength(pageQueryMax)) }),
  answer: pageSearch,
  errors: [],
})
