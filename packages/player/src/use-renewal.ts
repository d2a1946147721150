import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { Player } from './store'

/** A new address is asked for so long before the old one ends, and again while there is none. */
const renewBeforeMs = 60_000
const renewEveryMs = 10_000
const longestTimerMs = 2_147_483_647

interface Renewal {
  /** When the addresses end, in ISO 8601. */
  expiresAt: string
  /** The clock of the server that has signed them. */
  now(): number
  /** Asks for new ones, which `player.renew` takes. */
  onExpiring(): void
}

/**
 * Asks for new addresses of a video before those that it plays from end, and once it fails after that. A paused one needs none: it
 * may wait for days.
 */
export const useRenewal = (player: Player, { expiresAt, now, onExpiring }: Renewal): void => {
  const { isPlaying, problem } = useStore(player.$state)
  const latest = useRef(onExpiring)
  latest.current = onExpiring
  const isWanted = isPlaying || problem !== null
  useEffect(() => {
    if (!isWanted) return
    const renewAt = Date.parse(expiresAt) - renewBeforeMs
    let timer: ReturnType<typeof setTimeout>
    const check = () => {
      const left = renewAt - now()
      if (left <= 0) latest.current()
      timer = setTimeout(check, Math.min(Math.max(left, renewEveryMs), longestTimerMs))
    }
    check()
    return () => clearTimeout(timer)
  }, [isWanted, expiresAt, now])
}
