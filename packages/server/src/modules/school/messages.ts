import { examples, isoDate, number, object, pipe, string } from 'valibot'
import { type MessageDate, messageKind } from '../../messages/kind'
import { dayMs } from '../../time/durations'
import { momentInShanghai } from '../../time/shanghai'

/** The page of the portal with one's own classes. */
export const classesPage = '/schoolCenter/class'

const path = (): string => classesPage

const ofClass = {
  class: pipe(string(), examples(['亚马逊新店陪跑班'])),
  startsOn: pipe(string(), isoDate()),
  /** The order that bought the place, and how often its buyer was told of the class. */
  order: pipe(string(), examples(['C20261127406719285503'])),
  version: number(),
}

/** The first day of a class, as the buyer of a place was told last; one without a place is cancelled. */
const firstDay = (
  { startsOn, order, version }: { startsOn: string; order: string; version: number },
  place: string | null,
): MessageDate => {
  const from = momentInShanghai(startsOn, '00:00:00')
  const entry = { of: `class-of-${order}`, version, isCancelled: place === null }
  return { from, to: new Date(from.getTime() + dayMs), place, entry }
}
const upcoming = {
  ...ofClass,
  place: pipe(string(), examples(['杭州市滨江区江南大道 588 号恒鑫大厦 6 楼'])),
}
const hours = pipe(string(), examples(['每周六 9:30–17:00']))

/** The address and the hours of a class are settled. */
export const classTimetable = messageKind({
  key: 'class.timetable',
  purpose: 'service',
  ways: ['inbox', 'mail'],
  values: object({ ...upcoming, hours }),
  path,
  date: (values) => firstDay(values, values.place),
})

/** A class begins in three days. */
export const classSoon = messageKind({
  key: 'class.soon',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: object(upcoming),
  path,
  date: (values) => firstDay(values, values.place),
})

/** A class begins on another day, at another place or at other hours than its students were told. */
export const classMoved = messageKind({
  key: 'class.moved',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: object(upcoming),
  path,
  date: (values) => firstDay(values, values.place),
})

/** A class is not going to be held. */
export const classCancelled = messageKind({
  key: 'class.cancelled',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: object(ofClass),
  path,
  date: (values) => firstDay(values, null),
})

/** A lesson as its messages name it. */
const ofLesson = {
  course: pipe(string(), examples(['亚马逊美国站：开店到首批入仓'])),
  lesson: pipe(string(), examples(['建货件、贴箱唛'])),
}
const ofLearner = object({ ...ofLesson, id: number(), key: string() })

/** The page of the portal with a lesson. */
const lessonPath = ({ id, key }: { id: number; key: string }): string =>
  `/school/videoplay?id=${id}&lesson=${key}`

/** What teachers are told, and what the learner is. */
const forTeachers = { purpose: 'service', ways: ['inbox', 'mail'], values: object(ofLesson) } as const
const forLearner = { ...forTeachers, values: ofLearner, path: lessonPath } as const

/** A learner has asked something. */
export const lessonAsked = messageKind({ key: 'lesson.asked', ...forTeachers })

/** A question is answered. */
export const lessonAnswered = messageKind({ key: 'lesson.answered', ...forLearner })

/** A learner has handed in homework. */
export const homeworkHandedIn = messageKind({ key: 'homework.handedIn', ...forTeachers })

/** Homework is marked. */
export const homeworkMarked = messageKind({ key: 'homework.marked', ...forLearner })
