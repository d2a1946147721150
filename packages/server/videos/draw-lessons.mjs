import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { parse } from 'yaml'
import { chimes } from './chimes.mjs'
import { check, circle, ink, path, pill, sheet, text } from './kit.mjs'
import { playlistOptions, run, subtitlesOf, widthOf, writeIndex } from './packing.mjs'
import { frameAt } from './stage.mjs'

/**
 * Draws the films of lessons from `lessons/<course>.yaml` and packs them for the player: what is said in words to keep, chapter by
 * chapter, with the sentences as subtitles.
 */
const framesPerSecond = 10
/** How long the parts of a sentence take to come, in frames. */
const entryFrames = 5

const here = (place) => fileURLToPath(new URL(place, import.meta.url))
const frontOf = (course) =>
  parse(readFileSync(here(`../content/course/${course}.md`), 'utf8').split('---\n')[1])

/** A sentence stays as long as it takes to read it. */
const readingS = (sentence) => Math.round((2.5 + sentence.length * 0.16) * 2) / 2

/** When what is said: a line is `words to keep｜sentence`. */
const filmOf = (name, parts) => {
  const transcript = []
  const chapters = []
  let at = 0
  for (const [title, lines] of Object.entries(parts)) {
    chapters.push({ at, title, first: transcript.length, count: lines.length })
    for (const line of lines) {
      const [keep, sentence] = line.split('｜')
      transcript.push({ at, text: sentence, keep })
      at += readingS(sentence)
    }
  }
  return { name, chapters, transcript, seconds: Math.ceil(at) }
}

/** The words of a chapter, one below the other, and a sheet on which each is ticked. */
const sceneOf =
  ({ chapters, transcript }) =>
  ({ show }) =>
    chapters
      .flatMap(({ title, first, count }) => {
        const end = first + count < transcript.length ? first + count : undefined
        const lines = transcript.slice(first, first + count).flatMap(({ keep }, place) => {
          const y = 316 + place * 76
          const [step, next] = [first + place, place + 1 < count ? first + place + 1 : undefined]
          const words = (fill, weight) => text(150, y, keep, { size: 46, weight, fill })
          return [
            show(step, circle(104, y - 16, 10, { fill: ink.accent, stroke: 'none' }), { until: end }),
            show(step, words(ink.text, 700), { until: next ?? end }),
            ...(next === undefined ? [] : [show(next, words(ink.quiet, 400), { until: end, dy: 0 })]),
            show(step, check(900, y - 16), { until: end, delay: 0.1 }) +
              show(step, path(`M940 ${y - 16}h160`, { stroke: ink.mid, weight: 8 }), { until: end }),
          ]
        })
        return [
          show(first, pill(80, 176, title, { size: 32 }), { until: end }),
          show(first, sheet(840, 190, 320, 400), { until: end }),
          ...lines,
        ]
      })
      .join('')

const pngOf = (drawing) => sharp(Buffer.from(drawing)).png({ compressionLevel: 2 })

/** Draws every moment that differs from the one before, and lists how long each lasts. */
const drawFrames = async (film, scene, folder) => {
  const list = []
  for (const { at } of film.transcript)
    for (let frame = 1; frame <= entryFrames; frame += 1) {
      const first = Math.round(at * framesPerSecond) + (frame === 1 ? 0 : frame)
      const file = join(folder, `${String(first).padStart(5, '0')}.png`)
      await pngOf(frameAt(film, scene, at + (frame / entryFrames) * 0.6)).toFile(file)
      list.push({ file, first })
    }
  const last = film.seconds * framesPerSecond
  return list.map(({ file, first }, index) => ({ file, frames: (list[index + 1]?.first ?? last) - first }))
}

const draw = async (id, film) => {
  const scene = sceneOf(film)
  const output = here(`../lessons/${id}`)
  const folder = mkdtempSync(join(tmpdir(), 'chuhai-lesson-'))
  rmSync(output, { recursive: true, force: true })
  mkdirSync(output, { recursive: true })
  const frames = await drawFrames(film, scene, folder)
  // The demuxer ignores the duration of the last picture, so it is listed twice.
  const entries = frames.map(({ file, frames: count }) => `file ${file}\nduration ${count / framesPerSecond}`)
  writeFileSync(join(folder, 'frames.txt'), `${entries.join('\n')}\nfile ${frames.at(-1).file}\n`)
  writeFileSync(join(folder, 'chimes.wav'), chimes(film))
  const [master, encoding] = [
    join(folder, 'film.mp4'),
    `-c:v libx264 -preset medium -tune animation -crf 29 -pix_fmt yuv420p -r ${framesPerSecond} -g 100 -keyint_min 100 -sc_threshold 0`,
  ]
  const ffmpeg = (options) => run('ffmpeg', ['-y', '-loglevel', 'error', ...options.split(' ')], output)
  const inputs = `-f concat -safe 0 -i ${join(folder, 'frames.txt')} -i ${join(folder, 'chimes.wav')}`
  ffmpeg(`${inputs} ${encoding} -c:a aac -b:a 24k -ac 1 -t ${film.seconds} -movflags +faststart ${master}`)
  ffmpeg(`-i ${master} -c copy ${playlistOptions(720)}`)
  ffmpeg(`-i ${master} -vf scale=${widthOf(480)}:480 ${encoding} -c:a copy ${playlistOptions(480)}`)
  ffmpeg(`-i 480.m3u8 -c copy -movflags +faststart 480.mp4`)
  copyFileSync(master, join(output, '720.mp4'))
  writeIndex(output)
  writeFileSync(join(output, 'subtitles.vtt'), subtitlesOf(film))
  const still = film.transcript[film.chapters[0].count - 1].at + 1
  await pngOf(frameAt(film, scene, still))
    .resize(960)
    .webp({ quality: 84 })
    .toFile(here(`../media/videos/${id}.webp`))
  rmSync(folder, { recursive: true })
}

const { positionals: wanted } = parseArgs({ allowPositionals: true })
for (const file of readdirSync(here('./lessons'))) {
  const course = file.replace('.yaml', '')
  const titles = new Map(
    frontOf(course).chapters.flatMap(({ lessons }) => lessons.map(({ key, title }) => [key, title])),
  )
  for (const [key, parts] of Object.entries(parse(readFileSync(here(`./lessons/${file}`), 'utf8')))) {
    const id = `${course}-${key}`
    if (wanted.length > 0 && !wanted.includes(id) && !wanted.includes(course)) continue
    await draw(id, filmOf(titles.get(key), parts))
  }
}
