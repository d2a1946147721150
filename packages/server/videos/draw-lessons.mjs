import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { drawFilm, drawStill, subtitlesOf, withPage } from './film.mjs'
import { lessonScene } from './lesson-scene.mjs'
import { packFilm } from './pack-film.mjs'
import { scriptOf } from './script.mjs'

/** Draws and packs the films of lessons: those of the scripts. */
const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** Drawings that mostly stand still need few pictures a second, and are small in any case. */
const look = { framesPerSecond: 12, preset: 'medium' }

const draw = async (page, name, isStill) => {
  const script = scriptOf(name)
  const { video } = script
  const scene = lessonScene(script)
  const poster = video.chapters[1].at - 0.1
  await drawStill(page, video, scene, poster, here(`../media/videos/${name}.webp`))
  if (isStill) return
  const folder = mkdtempSync(join(tmpdir(), 'chuhai-lesson-'))
  const film = join(folder, 'film.mp4')
  await drawFilm(page, video, scene, film, { ...look, sound: '16k' })
  const output = here(`../lessons/${name}`)
  packFilm(film, output, look)
  writeFileSync(join(output, 'subtitles.vtt'), subtitlesOf(video))
  rmSync(folder, { recursive: true })
  console.log(`${name}: ${video.seconds} s`)
}

const { values, positionals: wanted } = parseArgs({
  options: { still: { type: 'boolean' } },
  allowPositionals: true,
})
const scripts = readdirSync(here('./lessons')).map((file) => file.replace('.yaml', ''))
await withPage(async (page) => {
  for (const name of wanted.length > 0 ? wanted : scripts) await draw(page, name, values.still)
})
