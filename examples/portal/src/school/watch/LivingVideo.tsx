import { getLivingCourse, type LessonStream } from '@chuhai/contract/school'
import { type PlayerOptions, usePlayer, useRenewal, VideoPlayer } from '@chuhai/player'
import { StyleRoot } from '@chuhai/ui'
import { useState } from 'react'
import { useApp } from '../../app/app'
import '@chuhai/player/cover.css'

interface LivingVideoProps {
  course: { id: number; name: string }
  stream: LessonStream
  /** The server's clock. */
  clock(): number
  live?: PlayerOptions['live']
}

/** A broadcast or its recording; its addresses are renewed before they end, so that a long pause does not end it. */
export const LivingVideo = ({ course, stream: first, clock, live }: LivingVideoProps) => {
  const { client } = useApp()
  const [stream, setStream] = useState(first)
  const { src, renditions, subtitles, poster, expiresAt } = stream
  const player = usePlayer({ title: course.name, src, renditions, subtitles, poster }, { live })
  const renew = async () => {
    try {
      const id = String(course.id)
      const answer = await client?.core.query(getLivingCourse, { params: { id } }).refresh()
      if (!answer?.stream) return
      setStream(answer.stream)
      player.renew(answer.stream.src, answer.stream.renditions)
    } catch {
      // It is asked again while it is watched.
    }
  }
  useRenewal(player, { expiresAt, now: clock, onExpiring: () => void renew() })
  return (
    <StyleRoot value={undefined}>
      <VideoPlayer player={player} />
    </StyleRoot>
  )
}
