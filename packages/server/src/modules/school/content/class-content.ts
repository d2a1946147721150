import type { GuideTag } from '../../guide/content/site-content'

/** A training class of a new database. Its id never changes: addresses and applications hold it. */
export interface ClassContent {
  id: number
  name: string
  /** One line that says what it is about. */
  summary: string
  /** 线上 when it meets online. */
  city: string
  /** Days after the database is made. */
  startsIn: number
  /** It meets on this day of the week, 0 for Sunday, and begins on the first one. */
  weekday?: 0 | 2 | 6
  weeks: number
  seats: number
  /** Yuan; 0 when it is free. */
  price: number
  teacher: string
  /** What the teacher did, and for how many years. */
  teacherTitle: string
  /** Three to six of `guideTags`. */
  tags: GuideTag[]
  /** Two to four sentences: what it is, how it is held. */
  about: string
  /** The meetings, in order. */
  plan: { title: string; text: string }[]
  /** Whom it suits. */
  suits: string[]
}
