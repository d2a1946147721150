import { useEffect, useMemo, useState } from 'react'

const tickMs = 1000

/** The server's time now, in milliseconds: that of an answer, and what has passed since. */
export const useServerClock = (answered: string): (() => number) => {
  return useMemo(() => {
    const ahead = Date.parse(answered) - Date.now()
    return () => Date.now() + ahead
  }, [answered])
}

/** The time of a clock, once a second. */
export const useTime = (clock: () => number): number => {
  const [time, setTime] = useState(clock)
  useEffect(() => {
    const timer = setInterval(() => setTime(clock()), tickMs)
    return () => clearInterval(timer)
  }, [clock])
  return time
}
