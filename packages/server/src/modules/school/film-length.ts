import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lessonsDir } from '../../process/folders'

/** Returns how long a film is, in whole seconds, by its playlists; null for one that is not here. */
export const filmSeconds = (film: string): number | null => {
  const folder = join(lessonsDir, film)
  if (!existsSync(folder)) return null
  const playlists = readdirSync(folder).filter((file) => file.endsWith('.m3u8'))
  for (const file of playlists) {
    const segments = [...readFileSync(join(folder, file), 'utf8').matchAll(/#EXTINF:([\d.]+)/g)]
    if (segments.length > 0) return Math.round(segments.reduce((sum, [, s]) => sum + Number(s), 0))
  }
  return null
}
