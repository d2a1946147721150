import { atom, type ReadableAtom } from 'nanostores'

type Fetch = typeof globalThis.fetch

export interface Network {
  /** What the browser says, until a call succeeds: with VPNs and virtual adapters it can be wrong. */
  $isOffline: ReadableAtom<boolean>
  /** Makes the calls, and learns from those that succeed. */
  fetch: Fetch
}

/** Follows whether the network is there, until `ended`. */
export const createNetwork = (fetch: Fetch, ended: AbortSignal): Network => {
  const $isOffline = atom(globalThis.navigator?.onLine === false)
  for (const type of ['offline', 'online'])
    globalThis.addEventListener?.(type, () => $isOffline.set(type === 'offline'), { signal: ended })
  return {
    $isOffline,
    async fetch(...request) {
      const response = await fetch(...request)
      if (response.ok) $isOffline.set(false)
      return response
    },
  }
}
