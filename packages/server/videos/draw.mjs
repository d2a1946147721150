import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { parse } from 'yaml'
import { chimes } from './chimes.mjs'
import { frameAt, height, width } from './stage.mjs'

const framesPerSecond = 25

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const frontOf = (name) => parse(readFileSync(here(`../content/video/${name}.md`), 'utf8').split('---\n')[1])

const clock = (seconds) => new Date(seconds * 1000).toISOString().slice(11, 23)

/** The subtitles: each sentence stays until the next one. */
const subtitlesOf = ({ transcript, seconds }) =>
  `WEBVTT\n\n${transcript
    .map(
      ({ at, text }, index) => `${clock(at)} --> ${clock(transcript[index + 1]?.at ?? seconds)}\n${text}\n`,
    )
    .join('\n')}`

/** Draws every moment that differs from the one before, and lists how long each lasts. */
const drawFrames = async (page, video, scene, folder) => {
  const list = []
  let last = ''
  for (let frame = 0; frame < video.seconds * framesPerSecond; frame += 1) {
    const drawing = frameAt(video, scene, frame / framesPerSecond)
    if (drawing !== last) {
      await page.setContent(`<body style="margin:0">${drawing}`)
      const file = join(folder, `${String(frame).padStart(5, '0')}.png`)
      await page.screenshot({ path: file })
      list.push({ file, frames: 0 })
      last = drawing
    }
    list.at(-1).frames += 1
  }
  return list
}

const draw = async (page, name, isStill) => {
  const { default: scene, poster } = await import(`./scenes/${name}.mjs`)
  const front = frontOf(name)
  const video = { ...front, name: front.title.split('：')[0] }
  const output = here(`../media/videos/${name}`)
  writeFileSync(`${output}.vtt`, subtitlesOf(video))
  await page.setContent(`<body style="margin:0">${frameAt(video, scene, poster)}`)
  await sharp(await page.screenshot())
    .resize(960)
    .webp({ quality: 84 })
    .toFile(`${output}.webp`)
  if (isStill) return
  const folder = mkdtempSync(join(tmpdir(), 'chuhai-video-'))
  const frames = await drawFrames(page, video, scene, folder)
  // The demuxer ignores the duration of the last picture, so it is listed twice.
  const entries = frames.map(({ file, frames: count }) => `file ${file}\nduration ${count / framesPerSecond}`)
  writeFileSync(join(folder, 'frames.txt'), `${entries.join('\n')}\nfile ${frames.at(-1).file}\n`)
  writeFileSync(join(folder, 'chimes.wav'), chimes(video))
  const picture = [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-crf',
    '30',
    '-pix_fmt',
    'yuv420p',
  ]
  const sound = ['-c:a', 'aac', '-b:a', '24k', '-ac', '1']
  execFileSync('ffmpeg', [
    ...['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', join(folder, 'frames.txt')],
    ...[
      '-i',
      join(folder, 'chimes.wav'),
      ...picture,
      '-r',
      String(framesPerSecond),
      '-g',
      '300',
      '-sc_threshold',
      '0',
      ...sound,
    ],
    ...['-t', String(video.seconds), '-movflags', '+faststart', `${output}.mp4`],
  ])
  rmSync(folder, { recursive: true })
}

const { values, positionals: wanted } = parseArgs({
  options: { still: { type: 'boolean' } },
  allowPositionals: true,
})
const names =
  wanted.length > 0 ? wanted : readdirSync(here('./scenes')).map((file) => file.replace('.mjs', ''))
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage({ viewport: { width, height } })
for (const name of names) await draw(page, name, values.still)
await browser.close()
