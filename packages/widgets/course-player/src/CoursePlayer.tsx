import type { Locale } from '@chuhai/contract/locale'
import { priceText } from '@chuhai/contract/money'
import { lessonsOf } from '@chuhai/contract/school'
import type { Core } from '@chuhai/core'
import { useCore } from '@chuhai/core/react'
import { createViewerMemory } from '@chuhai/player'
import { Button, ownEvents, Skeleton, type Theme, usePart, useStyles, WidgetScope } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { coursePlayerMessages } from './messages'
import { After } from './parts/After'
import { contentLanguage, LessonList } from './parts/LessonList'
import { LessonVideo } from './parts/LessonVideo'
import { Notice } from './parts/Notice'
import { type CourseState, type CourseStore, createCourseStore } from './store'
import css from './styles.css?inline'

/** What `CoursePlayer` takes; `courseId` is required. `price` of a detail is in fen. */
export interface CoursePlayerProps {
  /** That of the `ChuhaiProvider` above when not given. */
  core?: Core | undefined
  /** The course, by its number in the portal. */
  courseId: number
  /** The lesson to begin with; the one watched last when not given. */
  lesson?: string | undefined
  /** Goes on with the next lesson by itself. */
  autoplay?: boolean | undefined
  /** With `autoplay`: begins by itself, too, without sound; not for visitors who want less motion. */
  startsByItself?: boolean | undefined
  /** False on pages that allow neither workers nor media from `blob:`, which HLS needs: films are then played as files. */
  playsStreams?: boolean | undefined
  /** The language of this player alone; the core's when not given. */
  locale?: Locale | undefined
  /** The theme of this player alone; that of the page's scope when not given. */
  theme?: Theme | undefined
  /** A lesson was opened, the first one too. */
  onLessonOpened?(detail: { courseId: number; lesson: string }): void
  /** A lesson was watched to its end. */
  onLessonFinished?(detail: { courseId: number; lesson: string }): void
  /** 立即购买 was pressed; the price is in fen. */
  onPurchaseRequested?(detail: { courseId: number; price: number }): void
}

const wantsLessMotion = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true

const loadStudy = () => import('./study/StudyPart')

/** Another site opens in a new window, because the page may not be ours to leave. */
const isForeign = (href: string) => new URL(href, location.href).origin !== location.origin

/**
 * The lessons of a course, one of them on the stage (specification 2.5, 4, 8).
 *
 *   ┌─────────────────────────┐ 课程目录   已学 1/6 节
 *   │                         │ 先看全程
 *   │           (▶)           │  ✓ 卖家一天在做什么   0:36
 *   │ 上次看到 00:12 [继续播放] │  ▶ 平台怎么分         0:37
 *   └─────────────────────────┘ 迈出第一步
 *   平台怎么分                    🔒 首单之后          0:40
 *
 * @example
 * <CoursePlayer core={core} courseId={101} autoplay />
 */
export const CoursePlayer = (props: CoursePlayerProps) => {
  useStyles(css)
  const core = useCore('CoursePlayer', props.core)
  const { courseId, lesson, startsByItself = false } = props
  const pageLocale = useStore(core.locale.$locale)
  const locale = props.locale ?? pageLocale
  const words = coursePlayerMessages[locale]
  const [store] = useState(() =>
    createCourseStore(core, courseId, { lesson, startsAtOnce: startsByItself && !wantsLessMotion() }),
  )
  const state = useStore(store.$state)

  useEffect(() => store.connect(), [store])

  const key = state.phase === 'shown' ? state.key : null
  const { onLessonOpened } = props
  useEffect(() => {
    if (key !== null) onLessonOpened?.({ courseId, lesson: key })
  }, [key, courseId, onLessonOpened])

  return (
    <WidgetScope locale={locale} theme={props.theme}>
      <section
        {...ownEvents}
        className="ch-course-player"
        lang={locale}
        aria-label={words.region(state.phase === 'shown' ? state.course.name : '')}
      >
        {state.phase === 'loading' && <Skeleton lines={8} />}
        {state.phase === 'failed' && (
          <Notice
            title={state.isMissing ? words.missing : words.loadFailed}
            text={state.isMissing ? undefined : state.message || words.check}
          >
            {!state.isMissing && <Button onClick={() => void store.load()}>{words.retry}</Button>}
          </Notice>
        )}
        {state.phase === 'shown' && (
          <Shown {...props} core={core} locale={locale} state={state} store={store} words={words} />
        )}
      </section>
    </WidgetScope>
  )
}

interface ShownProps extends CoursePlayerProps {
  core: Core
  locale: Locale
  state: Extract<CourseState, { phase: 'shown' }>
  store: CourseStore
  words: (typeof coursePlayerMessages)['zh-CN']
}

const Shown = ({
  core,
  courseId,
  locale,
  state,
  store,
  words,
  autoplay = false,
  startsByItself = false,
  playsStreams = true,
  ...on
}: ShownProps) => {
  const [sound] = useState({ isMuted: startsByItself })
  const [memory] = useState(() => createViewerMemory())
  const { course, progress, key, lesson: stage, extras } = state
  const study = usePart(loadStudy, extras, () => core.notices.error(words.partFailed))
  const lessons = lessonsOf(course)
  const lesson = lessons.find((one) => one.key === key) ?? lessons[0]
  if (!lesson) return null
  const next = lessons[lessons.indexOf(lesson) + 1] ?? null
  const isOpen = (one: typeof lesson) => one.isFree || progress.isOwned
  const href = `${core.base}/pay/school/orderConfirm?kind=course&id=${courseId}`

  const buy = () => {
    const isOutside = isForeign(href)
    const label = `${words.buy} ${priceText(course.price)}`
    return (
      <Button
        variant="action"
        href={href}
        {...(isOutside && { target: '_blank', 'aria-label': label + words.newWindow })}
        onClick={() => on.onPurchaseRequested?.({ courseId, price: course.price })}
      >
        {label}
      </Button>
    )
  }
  const signIn = () => (
    <Button variant="primary" onClick={() => core.signOn.request({ reason: 'course-player' })}>
      {words.signIn}
    </Button>
  )
  // The certificate is taken at the portal, where a signed-in visitor has a page of courses.
  const centre = `${core.base}/schoolCenter`
  const certificate = (
    <a
      className="ch-course-player__certificate"
      href={centre}
      {...(isForeign(centre) && { target: '_blank', 'aria-label': words.certificate + words.newWindow })}
    >
      {words.certificate}
    </a>
  )
  const wayIn = () => (course.price === 0 ? signIn() : buy())

  return (
    <div className="ch-course-player__columns">
      <div className="ch-course-player__stage">
        <div className="ch-course-player__frame">
          {stage.phase === 'opening' && (
            <div className="ch-course-player__opening" role="status" aria-label={words.loading} />
          )}
          {stage.phase === 'failed' && (
            <Notice title={words.lessonFailed} text={stage.message || words.check}>
              <Button onClick={() => void store.retry()}>{words.retry}</Button>
            </Notice>
          )}
          {stage.phase === 'locked' && (
            <Notice {...words.access[stage.access]}>
              {stage.access === 'signIn' && signIn()}
              {stage.access === 'purchase' && buy()}
            </Notice>
          )}
          {stage.phase === 'ready' && (
            <LessonVideo
              key={stage.opened}
              lesson={lesson}
              stream={stage.stream}
              base={core.base}
              playsStreams={playsStreams}
              now={core.clock.now}
              resumeAt={stage.resumeAt}
              startsAtOnce={stage.startsAtOnce}
              sound={autoplay ? sound : null}
              memory={memory}
              words={words}
              onProgress={(seconds, parts) => store.save(key, seconds, parts)}
              onEnded={() => on.onLessonFinished?.({ courseId, lesson: key })}
              onExpiring={() => void store.renew()}
              after={(replay) => (
                <After
                  next={next && isOpen(next) ? next : null}
                  locked={next && !isOpen(next) ? wayIn() : null}
                  isContinuous={autoplay}
                  words={words}
                  onNext={store.choose}
                  onReplay={replay}
                />
              )}
            />
          )}
        </div>
        <h2 lang={contentLanguage}>{lesson.title}</h2>
        {lesson.isExample && <p className="ch-course-player__example">{words.exampleNote}</p>}
      </div>
      <LessonList
        course={course}
        progress={progress}
        current={key}
        words={words}
        done={progress.isOwned && certificate}
        onChoose={(chosen) => void store.choose(chosen)}
      />
      {extras && study && (
        <study.StudyPart
          key={key}
          core={core}
          locale={locale}
          courseId={courseId}
          lesson={key}
          extras={extras}
          isOpen={stage.phase === 'ready'}
        />
      )}
    </div>
  )
}
