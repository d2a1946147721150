import { copyFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { packFilm } from './pack-film.mjs'

/** Packs videos of the portal, with their subtitles, for lessons that show them. */
const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const source = here('../media/videos')

const pack = (name) => {
  const folder = here(`../lessons/${name}`)
  packFilm(join(source, `${name}.mp4`), folder)
  copyFileSync(join(source, `${name}.vtt`), join(folder, 'subtitles.vtt'))
}

const { positionals: wanted } = parseArgs({ allowPositionals: true })
const films = readdirSync(source).flatMap((file) => (file.endsWith('.mp4') ? [file.slice(0, -4)] : []))
for (const name of wanted.length > 0 ? wanted : films) pack(name)
