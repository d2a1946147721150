import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

type Manifest = Record<string, { file: string }>

const isPage = /(Page|Chrome)\.tsx$/

/**
 * Names every page's chunk in the manifest by the page's source. Vite does so only for pages that no other page contains, and a
 * document without the name would come without the page's styles.
 */
export const namedPages = (): Plugin => ({
  name: 'named-pages',
  apply: 'build',
  async writeBundle({ dir = 'dist' }, bundle) {
    const file = join(dir, '.vite/manifest.json')
    const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'))
    const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
    for (const output of Object.values(bundle)) {
      const chunk = chunks.get(output.fileName)
      if (output.type !== 'chunk' || !chunk) continue
      for (const id of output.moduleIds.filter((one) => isPage.test(one)))
        manifest[relative('.', id)] ??= chunk
    }
    await writeFile(file, JSON.stringify(manifest, null, 2))
  },
})
