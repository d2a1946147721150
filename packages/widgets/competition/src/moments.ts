import type { Locale } from '@chuhai/contract/locale'

/** The competition is held by this clock, wherever a visitor is. */
const timeZone = 'Asia/Shanghai'

/** A moment as the competition announces it: `2026-12-18 23:59`. */
export const momentText = (iso: string, locale: Locale): string => {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(iso))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`
}
