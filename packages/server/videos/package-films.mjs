import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Packs films as playlists of HLS, which lessons are watched by: each in a folder of its own, with its subtitles and as one file. */
const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const source = here('../media/videos')

const pack = (name) => {
  const folder = here(`../lessons/${name}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const film = join(source, `${name}.mp4`)
  const seconds = execFileSync(
    'ffprobe',
    [...'-v error -show_entries format=duration -of csv=p=0'.split(' '), film],
    { encoding: 'utf8' },
  ).trim()
  // The last picture lasts until the end: the length of a playlist is that of its pictures.
  const picture = `-vf tpad=stop_mode=clone:stop_duration=10 -r 25 -t ${seconds} -c:v libx264 -preset veryslow -tune animation -crf 29 -pix_fmt yuv420p -g 250 -keyint_min 250 -sc_threshold 0`
  const playlist = ['-f', 'hls', '-hls_time', '10', '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4']
  execFileSync(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error', '-i', film, ...picture.split(' '), '-c:a', 'copy', ...playlist],
      ...['-hls_fmp4_init_filename', 'init.mp4', '-hls_segment_filename', '%d.m4s', 'index.m3u8'],
    ],
    { cwd: folder },
  )
  copyFileSync(join(source, `${name}.vtt`), join(folder, 'subtitles.vtt'))
  // The film as one file, for pages that forbid what puts streams together.
  copyFileSync(film, join(folder, 'video.mp4'))
}

const wanted = process.argv.slice(2)
const films = readdirSync(source).flatMap((file) => (file.endsWith('.mp4') ? [file.slice(0, -4)] : []))
for (const name of wanted.length > 0 ? wanted : films) pack(name)
