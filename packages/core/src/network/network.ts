import { atom, type ReadableAtom } from 'nanostores'

type Fetch = typeof globalThis.fetch

export interface Network {
  /** What the browser says, until a call succeeds: with VPNs and virtual adapters it can be wrong, so nothing may wait for it. */
  $isOffline: ReadableAtom<boolean>
}

/** Follows whether the network is there, until `ended`; learns from the calls of the `fetch` it returns. */
export const createNetwork = (fetch: Fetch, ended: AbortSignal): { network: Network; fetch: Fetch } => {
  const $isOffline = atom(globalThis.navigator?.onLine === false)
  const page = globalThis.window
  const listener = ({ type }: Event) => $isOffline.set(type === 'offline')
  for (const type of ['offline', 'online']) page?.addEventListener?.(type, listener)
  // Not by `signal`, which some pages' replacement of `addEventListener` ignores.
  ended.addEventListener('abort', () => {
    for (const type of ['offline', 'online']) page?.removeEventListener(type, listener)
  })
  return {
    network: { $isOffline },
    async fetch(...request) {
      const response = await fetch(...request)
      if (response.ok) $isOffline.set(false)
      return response
    },
  }
}
