import type { Core } from '@chuhai/core'
import type { Read } from './page'

/** Reads calls of the contract through the cache of a core; `refresh` asks the server in any case. */
export const readThrough =
  (core: Pick<Core, 'query'>, how: 'load' | 'refresh' = 'load'): Read =>
  (endpoint, ...input) =>
    core.query(endpoint, ...input)[how]()
