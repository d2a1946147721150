/** What stands in a line of text. */
export type Inline =
  | string
  | { kind: 'strong' | 'em' | 'del'; children: Inline[] }
  | { kind: 'link'; address: string; children: Inline[] }
  | { kind: 'image'; address: string; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'break' }

export type Emphasis = 'strong' | 'em' | 'del'

/** A run of `*`, `_` or `~`, and what turns out to begin and end there. */
export interface Run {
  mark: string
  /** How many of its marks are text so far. */
  count: number
  readonly size: number
  readonly canOpen: boolean
  readonly canClose: boolean
  opens: Emphasis[]
  closes: Emphasis[]
}

export type Token = Inline | Run

export const isRun = (token: Token): token is Run => typeof token === 'object' && 'mark' in token
