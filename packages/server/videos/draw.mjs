import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { drawFilm, drawStill, subtitlesOf, withPage } from './film.mjs'

/** Draws the videos of the portal: those of the scenes. */
const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const frontOf = (name) => parse(readFileSync(here(`../content/video/${name}.md`), 'utf8').split('---\n')[1])

const draw = async (page, name, isStill) => {
  const { default: scene, poster } = await import(`./scenes/${name}.mjs`)
  const front = frontOf(name)
  const video = { ...front, name: front.title.split('：')[0] }
  const output = here(`../media/videos/${name}`)
  writeFileSync(`${output}.vtt`, subtitlesOf(video))
  await drawStill(page, video, scene, poster, `${output}.webp`)
  if (!isStill) await drawFilm(page, video, scene, `${output}.mp4`)
}

const { values, positionals: wanted } = parseArgs({
  options: { still: { type: 'boolean' } },
  allowPositionals: true,
})
const names =
  wanted.length > 0 ? wanted : readdirSync(here('./scenes')).map((file) => file.replace('.mjs', ''))
await withPage(async (page) => {
  for (const name of names) await draw(page, name, values.still)
})
