import type { Lesson, LessonStream, WatchedPart } from '@chuhai/contract/school'
import { createScope, ownOptions } from '@chuhai/core'
import { clockText, usePlayer, useRenewal, VideoPlayer, type ViewerMemory } from '@chuhai/player'
import { Button } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { CoursePlayerMessages } from '../messages'
import { createWatchedParts } from '../watched-parts'

const saveEveryMs = 10_000
/** Longer than the slider is held still on its way. */
const afterSeekMs = 1000
interface LessonVideoProps {
  lesson: Lesson
  stream: LessonStream
  base: string
  /** Whether the page may put streams together. */
  playsStreams: boolean
  /** The server's clock. */
  now(): number
  resumeAt: number
  startsAtOnce: boolean
  /** Whether the sound is off, where one lesson follows another by itself; null where each is pressed. */
  sound: { isMuted: boolean } | null
  /** Keeps what the viewer chooses for the next lesson. */
  memory: ViewerMemory
  words: CoursePlayerMessages
  onProgress(seconds: number, parts: WatchedPart[]): void
  onEnded(): void
  /** The address ends soon, or has ended. */
  onExpiring(): void
  /** What follows the lesson. */
  after(replay: () => void): ReactNode
}

/** The addresses of a film: as streams, or as files for pages that allow no worker to put streams together. */
const sourceOf = (stream: LessonStream, base: string, playsStreams: boolean) => ({
  src: base + (playsStreams ? stream.src : stream.file),
  renditions: stream.renditions.map(({ height, src, file }) => ({
    height,
    src: base + (playsStreams ? src : file),
  })),
})

/** The film of a lesson: goes on where it was left, and tells how far it was watched. */
export const LessonVideo = ({
  lesson,
  stream,
  base,
  playsStreams,
  now,
  resumeAt,
  startsAtOnce,
  sound,
  memory,
  words,
  ...on
}: LessonVideoProps) => {
  const { src, renditions } = useMemo(
    () => sourceOf(stream, base, playsStreams),
    [stream, base, playsStreams],
  )
  const player = usePlayer(
    {
      title: lesson.title,
      src,
      renditions,
      needsSession: true,
      subtitles: base + stream.subtitles,
      poster: base + stream.poster,
      seconds: lesson.seconds,
    },
    { memory },
  )
  const { phase, hasEnded, isPlaying, isMuted, time } = useStore(player.$state)
  const [isAsking, setAsking] = useState(resumeAt > 0 && !startsAtOnce)
  const latest = useRef(on)
  latest.current = on

  // Once: a page that hides the lesson and shows it again finds it at its second.
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    if (startsAtOnce && sound) player.playUnasked(resumeAt, sound.isMuted)
    else if (startsAtOnce) player.playFrom(resumeAt)
    else if (resumeAt > 0) player.seek(resumeAt)
  }, [player, resumeAt, startsAtOnce, sound])

  // The next lesson begins as the viewer hears this one.
  useEffect(() => {
    if (sound && isPlaying) sound.isMuted = isMuted
  }, [sound, isPlaying, isMuted])

  useEffect(() => {
    let saved = resumeAt
    const parts = createWatchedParts()
    const save = () => {
      const { time, phase } = player.$state.get()
      const second = Math.min(Math.floor(time), lesson.seconds)
      const watched = parts
        .take()
        .map(([from, to]): WatchedPart => [from, Math.min(to, lesson.seconds)])
        .filter(([from, to]) => from < to)
      if (phase === 'cover' || (second === saved && watched.length === 0)) return
      saved = second
      latest.current.onProgress(second, watched)
    }
    const onHidden = () => {
      if (document.visibilityState === 'hidden') save()
    }
    const { signal, every, later, add, end } = createScope()
    every(saveEveryMs, () => {
      if (player.$state.get().isPlaying) save()
    })
    let cancelSave = () => {}
    let before = player.$state.get()
    const watch = (state: ReturnType<typeof player.$state.get>) => {
      const isPaused = before.isPlaying && !state.isPlaying && !state.hasEnded
      const isOver = state.hasEnded && !before.hasEnded
      before = state
      if (parts.follow(state.time) && state.phase === 'shown') {
        cancelSave()
        cancelSave = later(afterSeekMs, save)
      }
      if (isPaused || isOver) save()
      if (isOver) latest.current.onEnded()
    }
    add(player.$state.subscribe(watch))
    document.addEventListener('visibilitychange', onHidden, ownOptions({ signal }))
    window.addEventListener('pagehide', save, ownOptions({ signal }))
    return () => {
      end()
      save()
    }
  }, [player, resumeAt, lesson])

  useEffect(() => {
    if (src !== player.media.src) player.renew(src, renditions)
  }, [player, src, renditions])

  useRenewal(player, { expiresAt: stream.expiresAt, now, onExpiring: on.onExpiring })

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
