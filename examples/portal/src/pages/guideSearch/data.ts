import type { GuideSite } from '@chuhai/contract/guide'

export interface GuideSearchData {
  /** What is looked for; empty when nothing is asked. */
  word: string
  /** Of every region; null when they could not be loaded. */
  sites: GuideSite[] | null
  /** What was looked for in place of the word, and what else may have been meant. */
  searchedFor: string | null
  suggestion: string | null
  /** 大家在找 */
  popular: string[]
}
