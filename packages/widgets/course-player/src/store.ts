import type { EndpointAnswer } from '@chuhai/contract/endpoint'
import {
  type Course,
  type CourseProgress,
  getCourse,
  getCourseProgress,
  getLesson,
  isFinishedBy,
  type LessonAccess,
  type LessonProgress,
  type LessonStream,
  lessonsOf,
  saveProgress,
  uniteParts,
  type WatchedPart,
} from '@chuhai/contract/school'
import { type Core, isCallError } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'

/** What stands on the stage. */
export type LessonState =
  | { phase: 'opening' }
  | { phase: 'ready'; opened: number; stream: LessonStream; resumeAt: number; startsAtOnce: boolean }
  | { phase: 'locked'; access: Exclude<LessonAccess, 'granted'> }
  | { phase: 'failed'; message: string }

/** What there is beside the film: files, and homework. */
export type LessonExtras = Pick<EndpointAnswer<typeof getLesson>, 'files' | 'task'>

/** What the player shows: the course with the lesson on the stage, or why there is none. */
export type CourseState =
  | { phase: 'loading' }
  | { phase: 'failed'; message: string; isMissing: boolean }
  | {
      phase: 'shown'
      course: Course
      progress: CourseProgress
      key: string
      lesson: LessonState
      extras: LessonExtras | null
    }

type Shown = Extract<CourseState, { phase: 'shown' }>

/** What controls a course player; `$state` tells what it shows. */
export interface CourseStore {
  readonly $state: ReadableAtom<CourseState>
  load(): Promise<void>
  /** Loads the course for the visitor, and again for another one; returns a function that stops this. */
  connect(): () => void
  /** Opens a lesson and plays it. */
  choose(key: string): Promise<void>
  /** Opens again what has failed. */
  retry(): Promise<void>
  /** Asks for new addresses of the lesson that is shown; without an answer it stays as it is. */
  renew(): Promise<void>
  /** Keeps where a lesson was left and what was watched of it; visitors without a session have no progress on the server. */
  save(key: string, seconds: number, parts: readonly WatchedPart[], watchedAt?: number): void
}

interface CourseOptions {
  /** The lesson to begin with; the one watched last when not given. */
  lesson?: string | undefined
  /** Begins without a press. */
  startsAtOnce?: boolean
  now?: () => number
}

/** Who stopped within the last seconds begins again, and within the first ones as well. */
const edgeS = 3

const messageOf = (error: unknown): string => (isCallError(error) ? error.message : '')

/** A course being watched: which lesson, from which second, and what was saved of it. */
export const createCourseStore = (
  core: Pick<Core, 'call' | 'query' | 'session'>,
  courseId: number,
  { lesson: wanted, startsAtOnce = false, now = Date.now }: CourseOptions = {},
): CourseStore => {
  const $state = atom<CourseState>({ phase: 'loading' })
  let opened = 0
  const params = (key: string) => ({ params: { id: courseId, key } })
  const shown = (): Shown | null => {
    const state = $state.get()
    return state.phase === 'shown' ? state : null
  }
  const change = (part: Partial<Shown>) => {
    const state = shown()
    if (state) $state.set({ ...state, ...part })
  }
  const lessons = () => lessonsOf(shown()?.course ?? { chapters: [] })
  const open = async (key: string, { startsAtOnce = false } = {}) => {
    opened += 1
    const turn = opened
    change({ key, lesson: { phase: 'opening' }, extras: null })
    try {
      const answer = await core.query(getLesson, params(key)).refresh()
      if (turn !== opened) return
      const extras = { files: answer.files, task: answer.task }
      if (answer.access !== 'granted' || !answer.stream)
        return change({
          extras,
          lesson: { phase: 'locked', access: answer.access === 'granted' ? 'coming' : answer.access },
        })
      const isWithin = answer.seconds > edgeS && answer.seconds < answer.lesson.seconds - edgeS
      const resumeAt = isWithin ? answer.seconds : 0
      change({
        extras,
        lesson: { phase: 'ready', opened: turn, stream: answer.stream, resumeAt, startsAtOnce },
      })
    } catch (error) {
      if (turn === opened) change({ lesson: { phase: 'failed', message: messageOf(error) } })
    }
  }

  /** What was watched since the page was opened, by lesson, and what of it no answer has confirmed. */
  const watched = new Map<string, WatchedPart[]>()
  const unsent = new Map<string, WatchedPart[]>()
  /** The last user: what visitors watch becomes that of whoever signs in, and what a user watches no other user's. */
  let viewerId: string | undefined

  const load = async () => {
    const userId = core.session.$user.get()?.id
    if (viewerId && userId && userId !== viewerId) for (const parts of [watched, unsent]) parts.clear()
    viewerId = userId ?? viewerId
    $state.set({ phase: 'loading' })
    try {
      const id = { params: { id: courseId } }
      const [course, progress] = await Promise.all([
        core.query(getCourse, id).load(),
        core.query(getCourseProgress, id).refresh(),
      ])
      const all = lessonsOf(course)
      const key =
        [wanted, progress.lastKey].find((one) => all.some((lesson) => lesson.key === one)) ?? all[0]?.key
      if (key === undefined) return $state.set({ phase: 'failed', message: '', isMissing: true })
      $state.set({ phase: 'shown', course, progress, key, lesson: { phase: 'opening' }, extras: null })
      await open(key, { startsAtOnce })
    } catch (error) {
      const isMissing = isCallError(error) && error.httpStatus === 404
      $state.set({ phase: 'failed', message: messageOf(error), isMissing })
    }
  }

  const add = (to: Map<string, WatchedPart[]>, key: string, parts: readonly WatchedPart[]) =>
    to.set(key, uniteParts([...(to.get(key) ?? []), ...parts]))

  const keep = (one: LessonProgress) => {
    const progress = shown()?.progress
    if (!progress) return
    const before = progress.lessons.find(({ key }) => key === one.key)
    const others = progress.lessons.filter(({ key }) => key !== one.key)
    const isFinished = one.isFinished || Boolean(before?.isFinished)
    change({ progress: { ...progress, lastKey: one.key, lessons: [{ ...one, isFinished }, ...others] } })
  }

  const save = (key: string, seconds: number, parts: readonly WatchedPart[], watchedAt = now()) => {
    const length = lessons().find((lesson) => lesson.key === key)?.seconds
    if (length === undefined) return
    add(watched, key, parts)
    keep({ key, seconds, isFinished: isFinishedBy(watched.get(key) ?? [], length) })
    if (!core.session.$user.get()) return
    const sent = add(unsent, key, parts).get(key) ?? []
    unsent.delete(key)
    const body = { seconds, watched: sent, agoMs: Math.max(0, now() - watchedAt) }
    core
      .call(
        saveProgress,
        { ...params(key), body },
        {
          keepalive: true,
          noRedirect: true,
        },
      )
      .then(({ isFinished }) => {
        // Where it was left may have changed since.
        const current = shown()?.progress.lessons.find((one) => one.key === key)
        if (current && isFinished && !current.isFinished) keep({ ...current, isFinished })
      })
      // What was lost is sent with the next save.
      .catch(() => add(unsent, key, sent))
  }

  /** For whom it was loaded: another visitor may watch other lessons, and has other progress. */
  let loadedFor: string | null | undefined
  const loadFor = (userId: string | null) => {
    if (userId === loadedFor) return
    loadedFor = userId
    void load()
  }

  return {
    $state,
    load,
    connect() {
      let isConnected = true
      let stop = () => {}
      void core.session.load().then((first) => {
        if (!isConnected) return
        loadFor(first?.id ?? null)
        stop = core.session.$user.listen((user) => loadFor(user?.id ?? null))
      })
      return () => {
        isConnected = false
        stop()
      }
    },
    choose: (key: string) => open(key, { startsAtOnce: true }),
    retry: () => {
      const state = shown()
      return state ? open(state.key) : load()
    },
    renew: async () => {
      const turn = opened
      const before = shown()
      if (before?.lesson.phase !== 'ready') return
      try {
        const { access, stream, files, task } = await core.query(getLesson, params(before.key)).refresh()
        const lesson = shown()?.lesson
        if (turn !== opened || lesson?.phase !== 'ready') return
        const extras = { files, task }
        if (stream) return change({ extras, lesson: { ...lesson, stream } })
        change({ extras, lesson: { phase: 'locked', access: access === 'granted' ? 'coming' : access } })
      } catch {
        // The player asks again while it is watched.
      }
    },
    save,
  }
}
