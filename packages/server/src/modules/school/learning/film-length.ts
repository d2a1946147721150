import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lessonsDir } from '../../../process/folders'

const lengths = new Map<string, number>()

const measure = (folder: string): number | null => {
  if (!existsSync(folder)) return null
  const playlists = readdirSync(folder).filter((file) => file.endsWith('.m3u8'))
  for (const file of playlists) {
    const segments = [...readFileSync(join(folder, file), 'utf8').matchAll(/#EXTINF:([\d.]+)/g)]
    if (segments.length > 0) return Math.round(segments.reduce((sum, [, s]) => sum + Number(s), 0))
  }
  return null
}

/** Returns how long a film is, in whole seconds, by its playlists; null for one that is not here. */
export const filmSeconds = (film: string, folder = lessonsDir): number | null => {
  const path = join(folder, film)
  const known = lengths.get(path)
  if (known !== undefined) return known
  const seconds = measure(path)
  if (seconds !== null) lengths.set(path, seconds)
  return seconds
}
