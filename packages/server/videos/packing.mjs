import { execFileSync } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Heights of the picture, the best first. */
export const heights = [720, 480]
export const widthOf = (height) => 2 * Math.round((height * 16) / 9 / 2)

export const run = (command, args, cwd) => execFileSync(command, args, { cwd, encoding: 'utf8' }).trim()

/** What a player has to know of a quality before it loads it: bits per second at most, size and codecs. */
const streamOf = (folder, height) => {
  const text = readFileSync(join(folder, `${height}.m3u8`), 'utf8')
  const rates = [...text.matchAll(/#EXTINF:([\d.]+),\n(\S+)/g)].map(
    ([, seconds, file]) => (statSync(join(folder, file)).size * 8) / Number(seconds),
  )
  const init = readFileSync(join(folder, `${height}-init.mp4`))
  const profile = init.indexOf('avcC') + 5
  const video = `avc1.${init.subarray(profile, profile + 3).toString('hex')}`
  return `#EXT-X-STREAM-INF:BANDWIDTH=${Math.ceil(Math.max(...rates))},RESOLUTION=${widthOf(height)}x${height},CODECS="${video},mp4a.40.2"\n${height}.m3u8\n`
}

/** The options of ffmpeg that write one quality as a playlist. */
export const playlistOptions = (height) => {
  const playlist = '-f hls -hls_time 10 -hls_playlist_type vod -hls_segment_type fmp4'
  return `${playlist} -hls_fmp4_init_filename ${height}-init.mp4 -hls_segment_filename ${height}-%d.m4s ${height}.m3u8`
}

/** Writes the playlist of all qualities. */
export const writeIndex = (folder) => {
  const streams = heights.map((height) => streamOf(folder, height))
  const head = '#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n'
  writeFileSync(join(folder, 'index.m3u8'), head + streams.join(''))
}

const clock = (seconds) => new Date(seconds * 1000).toISOString().slice(11, 23)

/** The subtitles: each sentence stays until the next one. */
export const subtitlesOf = ({ transcript, seconds }) =>
  `WEBVTT\n\n${transcript
    .map(
      ({ at, text }, index) => `${clock(at)} --> ${clock(transcript[index + 1]?.at ?? seconds)}\n${text}\n`,
    )
    .join('\n')}`
