import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { lessonsDir } from '../../../process/folders'

const playlist = /^(\d{3,4})\.m3u8$/

/** Returns the heights that a film was packed in, the best first; none where it has one quality only. */
export const heightsOf = async (film: string, folder = lessonsDir): Promise<number[]> => {
  const files = await readdir(join(folder, film)).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const heights = files.flatMap((file) => playlist.exec(file)?.[1] ?? []).map(Number)
  return heights.length > 1 ? heights.sort((a, b) => b - a) : []
}
