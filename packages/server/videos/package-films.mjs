import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { heights, playlistOptions, run, widthOf, writeIndex } from './packing.mjs'

/**
 * Packs films as playlists of HLS, which lessons are watched by: each in a folder of its own, with its subtitles, in every quality as
 * segments and as one file.
 */
const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const source = here('../media/videos')

const packAt = (folder, film, height, seconds) => {
  // The last picture lasts until the end: the length of a playlist is that of its pictures.
  const scale = `scale=${widthOf(height)}:${height},tpad=stop_mode=clone:stop_duration=10`
  const picture = `-vf ${scale} -r 25 -t ${seconds} -c:v libx264 -preset veryslow -tune animation -crf 29 -pix_fmt yuv420p -g 250 -keyint_min 250 -sc_threshold 0`
  const options = `${picture} -c:a copy ${playlistOptions(height)}`.split(' ')
  run('ffmpeg', ['-y', '-loglevel', 'error', '-i', film, ...options], folder)
  // The film as one file, for pages that forbid what puts streams together.
  if (height === heights[0]) copyFileSync(film, join(folder, `${height}.mp4`))
  else {
    const copy = `-i ${height}.m3u8 -c copy -movflags +faststart ${height}.mp4`
    run('ffmpeg', ['-y', '-loglevel', 'error', ...copy.split(' ')], folder)
  }
}

const pack = (name) => {
  const folder = here(`../lessons/${name}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const film = join(source, `${name}.mp4`)
  const probe = '-v error -show_entries format=duration -of csv=p=0'.split(' ')
  const seconds = run('ffprobe', [...probe, film])
  for (const height of heights) packAt(folder, film, height, seconds)
  writeIndex(folder)
  copyFileSync(join(source, `${name}.vtt`), join(folder, 'subtitles.vtt'))
}

const { positionals: wanted } = parseArgs({ allowPositionals: true })
const films = readdirSync(source).flatMap((file) => (file.endsWith('.mp4') ? [file.slice(0, -4)] : []))
for (const name of wanted.length > 0 ? wanted : films) pack(name)
