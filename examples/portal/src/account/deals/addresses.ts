import type { DealSide } from '@chuhai/contract/market'
import { dealsPath } from '../../app/paths/orders'

/** The list of a side, a page of it, or one state of it. */
export const listAddress = (
  side: DealSide,
  { state, page = 1 }: { state?: string | null; page?: number } = {},
) =>
  [dealsPath, side === 'provider' && 'of=provider', state && `state=${state}`, page > 1 && `page=${page}`]
    .filter(Boolean)
    .join('&')

/** The page of a deal. */
export const dealPath = (number: string): string => `${dealsPath}&number=${number}`
