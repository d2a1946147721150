import { atom, type ReadableAtom } from 'nanostores'
import { ownOptions } from '../own-options'

type Fetch = typeof globalThis.fetch

export interface Network {
  /** What the browser says, until a call succeeds: with VPNs and virtual adapters it can be wrong, so nothing may wait for it. */
  $isOffline: ReadableAtom<boolean>
}

/** Follows whether the network is there, until `ended`; learns from the calls of the `fetch` it returns. */
export const createNetwork = (fetch: Fetch, ended: AbortSignal): { network: Network; fetch: Fetch } => {
  const $isOffline = atom(globalThis.navigator?.onLine === false)
  for (const type of ['offline', 'online'])
    globalThis.addEventListener?.(
      type,
      () => $isOffline.set(type === 'offline'),
      ownOptions({ signal: ended }),
    )
  return {
    network: { $isOffline },
    async fetch(...request) {
      const response = await fetch(...request)
      if (response.ok) $isOffline.set(false)
      return response
    },
  }
}
