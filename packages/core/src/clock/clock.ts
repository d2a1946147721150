import { atom, type ReadableAtom } from 'nanostores'

/** The server's clock: what the server dates is compared with it, because the clock of a device may be wrong by days. */
export interface ServerClock {
  /** How far it is ahead of the device, in milliseconds; null before the first answer. */
  $aheadMs: ReadableAtom<number | null>
  /** The server's time, in milliseconds. */
  now(): number
}

type Fetch = typeof globalThis.fetch

/** A `Date` header has whole seconds, and a busy server may write that of the second before. */
const headerErrorMs = 1500

/** Reads the `Date` header of every answer. A device that is right, as far as an answer can tell, stays the clock. */
export const createServerClock = (deviceNow: () => number) => {
  const $aheadMs = atom<number | null>(null)

  const observe = ({ headers }: Response, sentAt: number): void => {
    const written = Date.parse(headers.get('date') ?? '')
    if (Number.isNaN(written)) return
    const receivedAt = deviceNow()
    const measured = written + 500 - (sentAt + receivedAt) / 2
    const ahead = $aheadMs.get() ?? 0
    const isRight = Math.abs(measured - ahead) <= headerErrorMs + (receivedAt - sentAt) / 2
    $aheadMs.set(isRight ? ahead : measured)
  }

  return {
    clock: { $aheadMs, now: () => deviceNow() + ($aheadMs.get() ?? 0) } satisfies ServerClock,
    /** Returns the same `fetch`, whose answers set the clock. */
    watch:
      (fetch: Fetch): Fetch =>
      (input, init) => {
        const sentAt = deviceNow()
        return fetch(input, init).then((response) => {
          observe(response, sentAt)
          return response
        })
      },
  }
}
