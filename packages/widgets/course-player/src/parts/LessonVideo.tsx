import type { Lesson, LessonStream } from '@chuhai/contract/school'
import { createScope, ownOptions } from '@chuhai/core'
import { clockText, usePlayer, VideoPlayer } from '@chuhai/player'
import { Button } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CoursePlayerMessages } from '../messages'

const saveEveryMs = 10_000

interface LessonVideoProps {
  lesson: Lesson
  stream: LessonStream
  base: string
  /** The server's clock. */
  now(): number
  resumeAt: number
  startsAtOnce: boolean
  words: CoursePlayerMessages
  onProgress(seconds: number, isFinished: boolean): void
  onEnded(): void
  /** The address has expired at this second. */
  onExpired(seconds: number): void
  /** What follows the lesson. */
  after(replay: () => void): ReactNode
}

/** The film of a lesson: goes on where it was left, and tells how far it was watched. */
export const LessonVideo = ({
  lesson,
  stream,
  base,
  now,
  resumeAt,
  startsAtOnce,
  words,
  ...on
}: LessonVideoProps) => {
  const player = usePlayer({
    title: lesson.title,
    src: base + stream.src,
    subtitles: base + stream.subtitles,
    poster: base + stream.poster,
    seconds: lesson.seconds,
  })
  const { phase, hasEnded, isPlaying, problem, time } = useStore(player.$state)
  const [isAsking, setAsking] = useState(resumeAt > 0 && !startsAtOnce)
  const latest = useRef(on)
  latest.current = on

  useEffect(() => {
    if (startsAtOnce) player.playFrom(resumeAt)
    else if (resumeAt > 0) player.seek(resumeAt)
  }, [player, resumeAt, startsAtOnce])

  useEffect(() => {
    let saved = resumeAt
    const save = (isFinished = false) => {
      const { time, phase } = player.$state.get()
      const second = Math.floor(time)
      if (phase === 'cover' || (second === saved && !isFinished)) return
      saved = second
      latest.current.onProgress(time, isFinished)
    }
    const onHidden = () => {
      if (document.visibilityState === 'hidden') save()
    }
    const { signal, every, add, end } = createScope()
    every(saveEveryMs, () => {
      if (player.$state.get().isPlaying) save()
    })
    let before = player.$state.get()
    const watch = (state: ReturnType<typeof player.$state.get>) => {
      const isPaused = before.isPlaying && !state.isPlaying && !state.hasEnded
      const isOver = state.hasEnded && !before.hasEnded
      before = state
      if (isPaused) save()
      if (isOver) {
        save(true)
        latest.current.onEnded()
      }
    }
    add(player.$state.subscribe(watch))
    document.addEventListener('visibilitychange', onHidden, ownOptions({ signal }))
    window.addEventListener('pagehide', () => save(), ownOptions({ signal }))
    return () => {
      end()
      if (!player.$state.get().hasEnded) save()
    }
  }, [player, resumeAt])

  useEffect(() => {
    if (problem && now() >= Date.parse(stream.expiresAt)) latest.current.onExpired(player.$state.get().time)
  }, [problem, stream, player, now])

  const playFrom = (second: number) => {
    setAsking(false)
    player.playFrom(second)
  }
  const isOffered = isAsking && phase === 'cover' && !isPlaying
  return (
    <div className="ch-course-player__video" data-time={Math.floor(time)}>
      <VideoPlayer player={player} />
      {isOffered && (
        <div className="ch-course-player__resume">
          <span>{words.resume(clockText(resumeAt).padStart(5, '0'))}</span>
          <Button size="small" variant="primary" onClick={() => playFrom(resumeAt)}>
            {words.goOn}
          </Button>
          <Button size="small" variant="quiet" onClick={() => playFrom(0)}>
            {words.again}
          </Button>
        </div>
      )}
      {hasEnded && on.after(() => playFrom(0))}
    </div>
  )
}
