import type { GuideSite } from '@chuhai/contract/guide'

export interface GuideSearchData {
  /** What is looked for; empty when nothing is asked. */
  word: string
  /** Of every region; null when they could not be loaded. */
  sites: GuideSite[] | null
  /** 大家在找 */
  popular: string[]
}
