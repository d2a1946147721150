import type { Broadcast, BroadcastVideo } from '@chuhai/contract/live'
import type { Media } from '@chuhai/player'

/** A stream has no length. */
export const isRecording = (video: BroadcastVideo): boolean => video.seconds !== null

export const mediaOf = (
  { videoName }: Broadcast,
  { src, poster, subtitles, seconds }: BroadcastVideo,
): Media => ({
  title: videoName,
  src,
  poster,
  subtitles: subtitles ?? undefined,
  seconds: seconds ?? undefined,
})

/** Where a recording is that began with the broadcast and is repeated until its end, in seconds. */
export const positionAt = (time: number, startsAt: string, duration: number): number =>
  ((time - Date.parse(startsAt)) / 1000) % duration
