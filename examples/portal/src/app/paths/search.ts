import { listPath } from '../lists'

export const searchPath = '/search'
export const servicesPath = '/search/serviceItem'
export const tagsPath = '/tag'
export const readingsPath = '/reading'

/** Where a search of the site leads. */
export const questionPath = (question: string): string => listPath(searchPath, {}, { q: question })

/** Everything about a topic. */
export const tagPath = (name: string): string => listPath(tagsPath, {}, { name })

export const readingPath = (id: number): string => `${readingsPath}?id=${id}`
