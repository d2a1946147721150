import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Writes `.br` and `.gz` beside every script of a folder. Answers the brotli bytes by file name. */
export const compressAll = async (folder) => {
  const sizes = {}
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.js')) continue
    const text = await readFile(join(folder, file))
    const brotli = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    sizes[file] = brotli.length
    await writeFile(join(folder, `${file}.br`), brotli)
    await writeFile(join(folder, `${file}.gz`), gzipSync(text, { level: 9 }))
  }
  return sizes
}
