import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Writes a `.br` and a `.gz` beside every text file, so that the server compresses nothing at run time. */
export const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir }) {
    const folder = join(dir ?? 'dist', 'assets')
    const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name))
    await Promise.all(
      names.map(async (name) => {
        const content = await readFile(join(folder, name))
        await writeFile(join(folder, `${name}.br`), brotliCompressSync(content))
        await writeFile(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
      }),
    )
  },
})
