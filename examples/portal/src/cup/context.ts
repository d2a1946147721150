import type { CompetitionDialog } from '@chuhai/competition'
import { createContext, useContext } from 'react'
import type { Editions } from './editions'

/** Whether the visitor goes on to a later slide or back to an earlier one. */
export type Direction = 'forward' | 'back'

/** What the layout of the competition provides to its pages. */
export interface Cup {
  editions: Editions
  /** How the visitor has come from the last slide; null on the first page. */
  direction: Direction | null
  /** Opens 立即报名 or 上传计划书 of the edition of the page. */
  open(dialog: CompetitionDialog): void
  /** Number of submits and closed dialogs: a shown registration is loaded again with each. */
  changes: number
}

export const CupContext = createContext<Cup | null>(null)

export const useCup = (): Cup => {
  const cup = useContext(CupContext)
  if (!cup) throw new Error('[chuhai] The pages of the competition must be rendered inside <CupChrome>')
  return cup
}
