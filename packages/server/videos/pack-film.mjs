import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Heights of the picture, the best first; the first is that of the film. */
const heights = [720, 480]
/** The length of a segment, in seconds. */
const segmentS = 10

const widthOf = (height) => 2 * Math.round((height * 16) / 9 / 2)

const run = (command, args, cwd) => execFileSync(command, args, { cwd, encoding: 'utf8' }).trim()

const packAt = (folder, film, height, seconds, { framesPerSecond = 25, preset = 'veryslow' }) => {
  // The last picture lasts until the end: the length of a playlist is that of its pictures.
  const scale = `scale=${widthOf(height)}:${height},tpad=stop_mode=clone:stop_duration=10`
  const group = framesPerSecond * segmentS
  const picture = `-vf ${scale} -r ${framesPerSecond} -t ${seconds} -c:v libx264 -preset ${preset} -tune animation -crf 29 -pix_fmt yuv420p -g ${group} -keyint_min ${group} -sc_threshold 0`
  const playlist = `-f hls -hls_time ${segmentS} -hls_playlist_type vod -hls_segment_type fmp4`
  const names = `-hls_fmp4_init_filename ${height}-init.mp4 -hls_segment_filename ${height}-%d.m4s ${height}.m3u8`
  const written = `${picture} -c:a copy ${playlist} ${names}`.split(' ')
  run('ffmpeg', ['-y', '-loglevel', 'error', '-i', film, ...written], folder)
  // The film as one file, for pages that forbid what puts streams together.
  if (height === heights[0]) copyFileSync(film, join(folder, `${height}.mp4`))
  else {
    const copy = `-i ${height}.m3u8 -c copy -movflags +faststart ${height}.mp4`
    run('ffmpeg', ['-y', '-loglevel', 'error', ...copy.split(' ')], folder)
  }
}

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

/**
 * Packs a film as playlists of HLS in a folder of its own, which is emptied before: in every quality as segments and as one file.
 */
export const packFilm = (film, folder, options = {}) => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const probe = '-v error -show_entries format=duration -of csv=p=0'.split(' ')
  const seconds = run('ffprobe', [...probe, film])
  for (const height of heights) packAt(folder, film, height, seconds, options)
  const streams = heights.map((height) => streamOf(folder, height))
  const head = '#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n'
  writeFileSync(join(folder, 'index.m3u8'), head + streams.join(''))
}
