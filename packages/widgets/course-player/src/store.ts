import {
  type Course,
  type CourseProgress,
  getCourse,
  getCourseProgress,
  getLesson,
  type LessonAccess,
  type LessonStream,
  lessonsOf,
  saveProgress,
} from '@chuhai/contract/school'
import { type Core, isCallError } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'

/** What stands on the stage. */
export type LessonState =
  | { phase: 'opening' }
  | { phase: 'ready'; stream: LessonStream; resumeAt: number; startsAtOnce: boolean }
  | { phase: 'locked'; access: Exclude<LessonAccess, 'granted'> }
  | { phase: 'failed'; message: string }

export type CourseState =
  | { phase: 'loading' }
  | { phase: 'failed'; message: string; isMissing: boolean }
  | { phase: 'shown'; course: Course; progress: CourseProgress; key: string; lesson: LessonState }

type Shown = Extract<CourseState, { phase: 'shown' }>

interface CourseOptions {
  /** The lesson to begin with; the one watched last when not given. */
  lesson?: string | undefined
  now?: () => number
}

/** Watching the last seconds is finishing; resuming within the first ones is starting. */
const edgeS = 3

const messageOf = (error: unknown): string => (isCallError(error) ? error.message : '')

/** A course being watched: which lesson, from which second, and what was saved of it. */
export const createCourseStore = (
  core: Pick<Core, 'call' | 'query' | 'session'>,
  courseId: number,
  { lesson: wanted, now = Date.now }: CourseOptions = {},
) => {
  const $state = atom<CourseState>({ phase: 'loading' })
  let opened = 0
  const params = (key: string) => ({ params: { id: String(courseId), key } }) as never
  const shown = (): Shown | null => {
    const state = $state.get()
    return state.phase === 'shown' ? state : null
  }
  const change = (part: Partial<Shown>) => {
    const state = shown()
    if (state) $state.set({ ...state, ...part })
  }
  const lessons = () => lessonsOf(shown()?.course ?? { chapters: [] })
  const nextKey = (): string | null => {
    const all = lessons()
    return all[all.findIndex(({ key }) => key === shown()?.key) + 1]?.key ?? null
  }

  /** Opens a lesson; `at` goes on at a second, as after an address has expired. */
  const open = async (
    key: string,
    { at, startsAtOnce = false }: { at?: number; startsAtOnce?: boolean } = {},
  ) => {
    opened += 1
    const turn = opened
    change({ key, lesson: { phase: 'opening' } })
    try {
      const answer = await core.query(getLesson, params(key)).refresh()
      if (turn !== opened) return
      if (answer.access !== 'granted' || !answer.stream)
        return change({
          lesson: { phase: 'locked', access: answer.access === 'granted' ? 'coming' : answer.access },
        })
      const isWithin = answer.seconds > edgeS && answer.seconds < answer.lesson.seconds - edgeS
      const resumeAt = at ?? (isWithin ? answer.seconds : 0)
      change({ lesson: { phase: 'ready', stream: answer.stream, resumeAt, startsAtOnce } })
    } catch (error) {
      if (turn === opened) change({ lesson: { phase: 'failed', message: messageOf(error) } })
    }
  }

  const load = async () => {
    $state.set({ phase: 'loading' })
    try {
      const id = { params: { id: String(courseId) } } as never
      const [course, progress] = await Promise.all([
        core.query(getCourse, id).load(),
        core.query(getCourseProgress, id).refresh(),
      ])
      const all = lessonsOf(course)
      const key =
        [wanted, progress.lastKey].find((one) => all.some((lesson) => lesson.key === one)) ?? all[0]?.key
      if (key === undefined) return $state.set({ phase: 'failed', message: '', isMissing: true })
      $state.set({ phase: 'shown', course, progress, key, lesson: { phase: 'opening' } })
      await open(key)
    } catch (error) {
      const isMissing = isCallError(error) && error.httpStatus === 404
      $state.set({ phase: 'failed', message: messageOf(error), isMissing })
    }
  }

  /** Keeps the second of a lesson here and on the server; visitors without a session have no progress. */
  const save = (key: string, seconds: number, isFinished: boolean, watchedAt = now()) => {
    const state = shown()
    if (!state) return
    const { progress } = state
    const before = progress.lessons.find((one) => one.key === key)
    const one = { key, seconds: Math.floor(seconds), isFinished: isFinished || Boolean(before?.isFinished) }
    const others = progress.lessons.filter((other) => other.key !== key)
    change({ progress: { ...progress, lastKey: key, lessons: [one, ...others] } })
    if (!core.session.$user.get()) return
    const body = { seconds: one.seconds, isFinished, agoMs: Math.max(0, now() - watchedAt) }
    // A save that is lost is made up for by the next one.
    core
      .call(saveProgress, { ...(params(key) as object), body } as never, {
        keepalive: true,
        noRedirect: true,
      })
      .catch(() => {})
  }

  return {
    $state: $state as ReadableAtom<CourseState>,
    load,
    choose: (key: string) => open(key, { startsAtOnce: true }),
    retry: () => {
      const state = shown()
      return state ? open(state.key) : load()
    },
    /** Asks for new addresses and goes on at a second. */
    renew: (at: number) => {
      const state = shown()
      if (state) void open(state.key, { at, startsAtOnce: true })
    },
    save,
    nextKey,
  }
}

export type CourseStore = ReturnType<typeof createCourseStore>
