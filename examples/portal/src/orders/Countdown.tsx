import { useEffect } from 'react'
import { useMessages } from '../app/messages'
import { useServerClock, useTime } from '../app/use-server-time'
import { twoDigits } from '../components/time-left'
import { orderMessages } from './messages'

/** The minutes before the end at which the time left is read out. */
const announcedMinutes = [1, 5, 10]
const repeatMs = 5000

interface CountdownProps {
  until: string
  /** The server's time when it answered. */
  now: string
  /** The time is up; repeated until the order has another state. */
  onEnd(): void
}

/** `29:59`, by the server's clock. Read out three times only. */
export const Countdown = ({ until, now, onEnd }: CountdownProps) => {
  const words = useMessages(orderMessages)
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - useTime(useServerClock(now))) / 1000))
  const isOver = seconds === 0
  useEffect(() => {
    if (!isOver) return
    onEnd()
    const timer = setInterval(onEnd, repeatMs)
    return () => clearInterval(timer)
  }, [isOver, onEnd])
  const announced = announcedMinutes.find((minutes) => seconds <= minutes * 60)
  return (
    <>
      <time className="countdown" dateTime={`PT${seconds}S`} aria-hidden="true">
        {twoDigits(Math.floor(seconds / 60))}:{twoDigits(seconds % 60)}
      </time>
      <span className="ch-hidden" role="status">
        {isOver ? words.closing : announced && words.leftUnder(announced)}
      </span>
    </>
  )
}
