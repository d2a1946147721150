import type { Core } from '@chuhai/core'
import type { ConsultationStore } from './store'

type Stores = Record<string, ConsultationStore | undefined>

const all = new WeakMap<Core, Stores>()

/**
 * The stores of one core that are sending, by the name of their draft. A form that comes back meanwhile goes on with the
 * store of its submit: nothing is sent twice, and nothing that was sent is shown again.
 */
export const underWay = (core: Core): Stores => {
  const stores = all.get(core) ?? {}
  all.set(core, stores)
  return stores
}
