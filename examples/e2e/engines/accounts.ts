import { own } from '../own'
import { engines, widths } from './limits'
import type { Visitor } from './visitor'

/** A number from 1 on for each engine and width. */
export const accountNumber = ({ engine, width }: Visitor): number =>
  engines.indexOf(engine) * widths.length + widths.indexOf(width) + 1

/** The account of a kind that is for one engine and width alone, because what it does is counted. */
export const accountOf = (kind: string, visitor: Visitor): string => own(`${kind}${accountNumber(visitor)}`)
