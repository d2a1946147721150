import type { Broadcast, BroadcastVideo } from '@chuhai/contract/live'
import type { Media } from '@chuhai/player'

/** A stream has no length. */
export const isRecording = (video: BroadcastVideo): boolean => video.seconds !== null

export const mediaOf = (
  { videoName }: Broadcast,
  { src, poster, subtitles, seconds, chapters }: BroadcastVideo,
): Media => ({
  title: videoName,
  src,
  poster,
  subtitles: subtitles ?? undefined,
  seconds: seconds ?? undefined,
  chapters,
})

/** Where a recording is that began with the broadcast and is played once, in seconds. */
export const positionAt = (time: number, startsAt: string, duration: number): number =>
  Math.min((time - Date.parse(startsAt)) / 1000, duration)
