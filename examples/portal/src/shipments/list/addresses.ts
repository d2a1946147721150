import type { ShipmentState } from '@chuhai/contract/logistics'
import { listPath } from '../../app/lists'
import type { Place } from '../../app/page'
import { shipmentsPath } from '../../app/paths/logistics'

/** States that the list groups together. */
export const filters = {
  unpaid: ['draft'],
  toHandOver: ['labelled', 'voided'],
  underWay: ['received', 'held', 'sent'],
  over: ['delivered', 'returned', 'cancelled'],
} as const satisfies Record<string, readonly ShipmentState[]>
/** One of `filters`. */
export type Filter = keyof typeof filters

/** Their names in the order of the page. */
export const filterNames = ['unpaid', 'toHandOver', 'underWay', 'over'] as const satisfies readonly Filter[]

/** The filter of an address; null for all. */
export const filterIn = ({ state }: Place['query']): Filter | null =>
  filterNames.find((name) => name === state) ?? null

/** The address of the list with some of it changed. */
export const listAddress = (query: Place['query'], changes: Place['query']): string =>
  listPath(shipmentsPath, { state: query.state, word: query.word, page: query.page }, changes)
