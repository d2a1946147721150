import type { GuideTag } from '../../guide/content/site-content'

/** A course of a new database. Its id never changes: addresses, orders and answers hold it. */
export interface CourseContent {
  /** The theme's place and two digits: 101. */
  id: number
  name: string
  /** One line that says what it is about. */
  summary: string
  teacher: string
  /** What the teacher did, and for how many years. */
  teacherTitle: string
  lessons: { title: string; minutes: number }[]
  level: '入门' | '进阶'
  /** Three to six of `guideTags`. */
  tags: GuideTag[]
  /** Yuan; 0 when it is free. */
  price: number
  /** Two to four sentences: for whom it is, how it is taught. */
  about: string
  /** What somebody can do afterwards. */
  gains: string[]
}
