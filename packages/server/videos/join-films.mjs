import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Joins films into the recordings of broadcasts, with their subtitles: `media/recordings/<name>.mp4` and `.vtt`. The pictures are
 * copied as they are.
 */
const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** The films of each recording, in their order. */
const recordings = {
  'ad-budget': ['unit-profit', 'ad-budget'],
  'vat-return': ['customs-declaration', 'vat-return'],
  'first-store': ['store-documents', 'fba-labels'],
  container: ['volumetric-weight', 'container'],
}

const lengthOf = (film) => {
  const text = readFileSync(here(`../content/video/${film}.md`), 'utf8')
  return Number(/^seconds: (\d+)$/m.exec(text)[1])
}

/** `00:00:26.000` some seconds later. */
const later = (time, seconds) => {
  const [hours, minutes, rest] = time.split(':').map(Number)
  return new Date((hours * 3600 + minutes * 60 + rest + seconds) * 1000).toISOString().slice(11, 23)
}

const cuesOf = (film, from) =>
  readFileSync(here(`../media/videos/${film}.vtt`), 'utf8')
    .replace(/^WEBVTT\s+/, '')
    .replace(/\d\d:\d\d:\d\d\.\d{3}/g, (time) => later(time, from))
    .trim()

mkdirSync(here('../media/recordings'), { recursive: true })
for (const [name, films] of Object.entries(recordings)) {
  const list = join(tmpdir(), `${name}.txt`)
  writeFileSync(list, films.map((film) => `file '${here(`../media/videos/${film}.mp4`)}'\n`).join(''))
  const output = here(`../media/recordings/${name}`)
  const joined = `-y -loglevel error -f concat -safe 0 -i ${list} -c copy -movflags +faststart ${output}.mp4`
  execFileSync('ffmpeg', joined.split(' '))
  rmSync(list)
  let from = 0
  const cues = films.map((film) => {
    const text = cuesOf(film, from)
    from += lengthOf(film)
    return text
  })
  writeFileSync(`${output}.vtt`, `WEBVTT\n\n${cues.join('\n\n')}\n`)
}
