import { useIsHydrated } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useMemo, useState } from 'react'
import { useApp } from './app'

const tickMs = 1000
const $unknown = atom<number | null>(null)

/** The server's clock; until a call has set that of the core, the time of an answer and what has passed since. */
export const useServerClock = (answered: string | number): (() => number) => {
  const { client } = useApp()
  const known = useStore(client?.core.clock.$aheadMs ?? $unknown)
  const aheadMs = useIsHydrated() ? known : null
  return useMemo(() => {
    const ahead = aheadMs ?? Number(new Date(answered)) - Date.now()
    return () => Date.now() + ahead
  }, [answered, aheadMs])
}

/** The time of a clock, once a second. */
export const useTime = (clock: () => number): number => {
  const [time, setTime] = useState(clock)
  useEffect(() => {
    setTime(clock())
    const timer = setInterval(() => setTime(clock()), tickMs)
    return () => clearInterval(timer)
  }, [clock])
  return time
}
