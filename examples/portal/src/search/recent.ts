import { rememberLocally } from '../app/local-list'

/** Questions that found something, kept in this browser. */
export const recentKey = 'chuhai.recentSearches'
export const recentMax = 8

export const rememberQuestion = (question: string): void => rememberLocally(recentKey, question, recentMax)
