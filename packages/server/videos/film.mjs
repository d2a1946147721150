import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { chimes } from './chimes.mjs'
import { frameAt, height, width } from './stage.mjs'

const clock = (seconds) => new Date(seconds * 1000).toISOString().slice(11, 23)

/** The subtitles: each sentence stays until the next one. */
export const subtitlesOf = ({ transcript, seconds }) =>
  `WEBVTT\n\n${transcript
    .map(
      ({ at, text }, index) => `${clock(at)} --> ${clock(transcript[index + 1]?.at ?? seconds)}\n${text}\n`,
    )
    .join('\n')}`

/** Runs `work` with a page of a browser that is as large as a picture. */
export const withPage = async (work) => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    await work(await browser.newPage({ viewport: { width, height } }))
  } finally {
    await browser.close()
  }
}

/** Writes the picture of one moment to a file of WebP. */
export const drawStill = async (page, video, scene, moment, file) => {
  await page.setContent(`<body style="margin:0">${frameAt(video, scene, moment)}`)
  await sharp(await page.screenshot())
    .resize(960)
    .webp({ quality: 84 })
    .toFile(file)
}

/** Draws every moment that differs from the one before, and lists how long each lasts. */
const drawFrames = async (page, video, scene, folder, framesPerSecond) => {
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

/** Writes a film, its pictures and bells, to a file of MP4. */
export const drawFilm = async (
  page,
  video,
  scene,
  file,
  { framesPerSecond = 25, preset = 'veryslow', sound = '24k' } = {},
) => {
  const folder = mkdtempSync(join(tmpdir(), 'chuhai-video-'))
  const frames = await drawFrames(page, video, scene, folder, framesPerSecond)
  // The demuxer ignores the duration of the last picture, so it is listed twice.
  const entries = frames.map(({ file, frames: count }) => `file ${file}\nduration ${count / framesPerSecond}`)
  writeFileSync(join(folder, 'frames.txt'), `${entries.join('\n')}\nfile ${frames.at(-1).file}\n`)
  writeFileSync(join(folder, 'chimes.wav'), chimes(video))
  const picture = `-c:v libx264 -preset ${preset} -tune animation -crf 30 -pix_fmt yuv420p`
  const rate = `-r ${framesPerSecond} -g ${framesPerSecond * 12} -sc_threshold 0`
  execFileSync('ffmpeg', [
    ...['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', join(folder, 'frames.txt')],
    ...['-i', join(folder, 'chimes.wav')],
    ...`${picture} ${rate} -c:a aac -b:a ${sound} -ac 1`.split(' '),
    ...['-t', String(video.seconds), '-movflags', '+faststart', file],
  ])
  rmSync(folder, { recursive: true })
}
