import type { PanelMessages } from './messages'

const zone = 'Asia/Shanghai'
const hourMs = 3_600_000

const calendarDay = (date: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(date)

/**
 * A broadcast's time as a visitor says it, in Beijing time: 正在直播, 今晚 19:30, 明天 14:00, 11月28日 09:30.
 * A broadcast counts as on air for two hours from its start.
 */
export const broadcastTime = (
  iso: string,
  now: Date,
  locale: string,
  words: PanelMessages['live'],
): string => {
  const start = new Date(iso)
  if (Number.isNaN(start.getTime())) return iso
  const sinceStart = now.getTime() - start.getTime()
  if (sinceStart >= 0 && sinceStart < 2 * hourMs) return words.onAir
  const time = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(start)
  const day = calendarDay(start)
  if (day === calendarDay(now))
    return `${Number.parseInt(time, 10) >= 18 ? words.tonight : words.today} ${time}`
  if (day === calendarDay(new Date(now.getTime() + 24 * hourMs))) return `${words.tomorrow} ${time}`
  const date = new Intl.DateTimeFormat(locale, { timeZone: zone, month: 'short', day: 'numeric' })
    .format(start)
    // Chinese dates keep a space that does not break between figure and measure word: 11 月 28 日.
    .replace(/(\d+)([月日])(?=(\d?))/g, (_, figure, unit, next) => `${figure}\u00a0${unit}${next ? ' ' : ''}`)
  return `${date} ${time}`
}
