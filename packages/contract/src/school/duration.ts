import type { Instant } from '../time-window'

/** Returns the lessons of all chapters, in their order. */
export const lessonsOf = <L>({ chapters }: { chapters: readonly { lessons: readonly L[] }[] }): L[] =>
  chapters.flatMap(({ lessons }) => lessons)

interface Timed {
  chapters: readonly { lessons: readonly { seconds: number }[] }[]
  living: { startsAt: Instant; endsAt: Instant } | null
}

/** Returns how long a course takes, in whole minutes: a living one as long as it is on air. */
export const courseMinutes = (course: Timed): number => {
  const { living } = course
  const seconds = living
    ? (Number(new Date(living.endsAt)) - Number(new Date(living.startsAt))) / 1000
    : lessonsOf(course).reduce((sum, { seconds }) => sum + seconds, 0)
  return Math.ceil(seconds / 60)
}
