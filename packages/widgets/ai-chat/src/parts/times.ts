import type { Item } from '../conversation'

/** What is said of when (specification 2.13, section 3): the third speaker. */
export interface TimeLine {
  speaker: 'time'
  key: string
  message: string
}

const pauseBetweenTalksMs = 600_000

const two = (value: number) => String(value).padStart(2, '0')

/** `YYYY-MM-DD HH:mm:ss`, by the visitor's clock. */
export const timeText = (time: number): string => {
  const date = new Date(time)
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`
}

/** A time stands before the first question, and wherever somebody has come back after a while. */
export const withTimes = (items: readonly Item[]): (Item | TimeLine)[] => {
  let last = Number.NEGATIVE_INFINITY
  return items.flatMap((item): (Item | TimeLine)[] => {
    if (item.speaker === 'assistant') return [item]
    const isDue = item.askedAt - last >= pauseBetweenTalksMs
    last = item.askedAt
    return isDue
      ? [{ speaker: 'time', key: `time-${item.key}`, message: timeText(item.askedAt) }, item]
      : [item]
  })
}
