import { createContext, useContext } from 'react'

/** What the two buttons of the competition open. */
export type SignUpPart = 'sign-up' | 'plan'

/** Where a slide comes from: from below on the way forth, from above on the way back. */
export type Way = 'forth' | 'back'

/** What the layout of the competition lends to its pages. */
export interface Cup {
  /** How the visitor has come from the slide before; null on a first page. */
  way: Way | null
  /** Opens 立即报名 or 上传计划书 of the edition that the page is about. */
  open(part: SignUpPart): void
  /** Counts what the visitor has sent or closed; whoever shows a registration reads it anew then. */
  changes: number
}

export const CupContext = createContext<Cup | null>(null)

export const useCup = (): Cup => {
  const cup = useContext(CupContext)
  if (!cup) throw new Error('[chuhai] The pages of the competition stand inside <CupChrome>')
  return cup
}
