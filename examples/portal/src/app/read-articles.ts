import { rememberLocally, useLocalList } from './local-list'

/** The ids of articles that were opened, kept in this browser. */
export const readArticlesKey = 'chuhai.readArticles'
const readArticlesMax = 500

export const markAsRead = (id: number): void => rememberLocally(readArticlesKey, String(id), readArticlesMax)

/** Which of these articles this visitor has opened; none until the page is hydrated. */
export const useRead = (ids: readonly number[]): ReadonlySet<number> => {
  const read = useLocalList(readArticlesKey)
  return new Set(ids.filter((id) => read.includes(String(id))))
}
