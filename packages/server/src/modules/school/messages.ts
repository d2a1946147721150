import { object, string } from 'valibot'
import { messageKind } from '../../messages/kind'
import { dayMs } from '../../time/durations'
import { momentInShanghai } from '../../time/shanghai'

/** The page of the portal with one's own classes. */
export const classesPage = '/schoolCenter/class'

const path = (): string => classesPage

/** The first day of a class. */
const firstDay = (startsOn: string, place: string) => {
  const from = momentInShanghai(startsOn, '00:00:00')
  return { from, to: new Date(from.getTime() + dayMs), place }
}

const upcoming = { class: string(), startsOn: string(), place: string() }

/** The address and the hours of a class are settled. */
export const classTimetable = messageKind({
  key: 'class.timetable',
  purpose: 'service',
  ways: ['inbox', 'mail'],
  values: object({ ...upcoming, hours: string() }),
  path,
  date: ({ startsOn, place }) => firstDay(startsOn, place),
})

/** A class begins in three days. */
export const classSoon = messageKind({
  key: 'class.soon',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: object(upcoming),
  path,
  date: ({ startsOn, place }) => firstDay(startsOn, place),
})

/** A class begins on another day, at another place or at other hours than its students were told. */
export const classMoved = messageKind({
  key: 'class.moved',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: object(upcoming),
  path,
  date: ({ startsOn, place }) => firstDay(startsOn, place),
})

/** A class is not going to be held. */
export const classCancelled = messageKind({
  key: 'class.cancelled',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: object({ class: string(), startsOn: string() }),
  path,
})
