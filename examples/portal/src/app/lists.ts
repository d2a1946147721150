import { searchQuestionMax } from '@chuhai/contract/constants'
import type { Place } from './page'

/** Whether an address names a page of a list; its filters are checked by the server. */
export const hasPageNumber = ({ query: { page } }: Place): boolean =>
  page === undefined || /^[1-9]\d{0,3}$/.test(page)

/** The error of an address that leads nowhere: its page is the error page, with 404. */
export const missing = Object.assign(new Error(), { httpStatus: 404 })

/** The address of a list with some of its query changed; the first page and empty words are left out. */
export const listPath = (path: string, query: Place['query'], changes: Place['query']): string => {
  const entries = Object.entries({ ...query, ...changes }).filter(
    (entry): entry is [string, string] => Boolean(entry[1]) && !(entry[0] === 'page' && entry[1] === '1'),
  )
  return entries.length > 0 ? `${path}?${new URLSearchParams(entries)}` : path
}

/** The question of an address, cut to what the server takes. */
export const questionOf = ({ q = '' }: Place['query']) => {
  const signs = [...q.trim()]
  // Lengths are counted in UTF-16 by the server.
  let question = signs.slice(0, searchQuestionMax).join('')
  while (question.length > searchQuestionMax) question = [...question].slice(0, -1).join('')
  return { question: question.trim(), isCut: question !== q.trim() }
}
