import type { OrderWord } from '@chuhai/contract/order'

/** What the list is narrowed down by: `?state=unpaid`. */
export const orderFilters = {
  unpaid: ['created', 'awaitingPayment'],
  paid: ['paid', 'fulfilled'],
  refund: ['refunding', 'partlyRefunded', 'refunded'],
  closed: ['cancelled', 'expired'],
} as const satisfies Record<string, readonly OrderWord[]>

export type OrderFilter = keyof typeof orderFilters

export const filterIn = (state: string | undefined): OrderFilter | null =>
  state !== undefined && state in orderFilters ? (state as OrderFilter) : null

export const pageIn = (page: string | undefined): number =>
  /^[1-9]\d{0,3}$/.test(page ?? '') ? Number(page) : 1

/** What the list shows; all of it where nothing is said. */
export interface Listed {
  filter: OrderFilter | null
  /** Part of a number or of a product's name. */
  word?: string | undefined
  page?: number
}

/** The address of a part of the list; the first page and 全部 are left out. */
export const listAddress = (path: string, { filter, word, page = 1 }: Listed): string => {
  const words = new URLSearchParams({
    ...(filter && { state: filter }),
    ...(word && { q: word }),
    ...(page > 1 && { page: String(page) }),
  })
  // Older browsers do not know the size of a query.
  const query = String(words)
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path
}
