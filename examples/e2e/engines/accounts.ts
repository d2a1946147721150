import { own } from '../own'
import { engines, widths } from './limits'
import type { Visitor } from './visitor'

/** The account of a kind that is for one engine and width alone, because what it does is counted. */
export const accountOf = (kind: string, { engine, width }: Visitor): string =>
  own(`${kind}${engines.indexOf(engine) * widths.length + widths.indexOf(width) + 1}`)
