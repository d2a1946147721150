import type { TrainingClass } from '@chuhai/contract/school'
import { chinaMidnight, chinaRange, chinaTime } from '@chuhai/core/dates'

/** A meeting as a step: the text before the colon is its time. */
export const stopOf = ({ title, text }: TrainingClass['plan'][number]) => {
  const [, when, what] = /^([^：]{1,12})：(.+)$/.exec(title) ?? []
  return when && what ? { title: what, text, note: when } : { title, text }
}

/** When the class begins: the start of its first day in China. */
export const startOf = ({ startsOn }: Pick<TrainingClass, 'startsOn'>): number => chinaMidnight(startsOn)

/** `12 月 7 日（周一）`; the year where it is not this one. */
export const startText = ({ startsOn }: Pick<TrainingClass, 'startsOn'>, now: number): string =>
  `${chinaRange(startsOn, null, now)}（${chinaTime(startsOn).weekday}）`

const weekMs = 7 * 24 * 60 * 60 * 1000

/** Whether its last week is over. */
export const isOver = ({ weeks, ...rest }: Pick<TrainingClass, 'startsOn' | 'weeks'>, now: number): boolean =>
  startOf(rest) + weeks * weekMs <= now
