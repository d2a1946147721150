import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from './first-step.mjs'

const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Where the project is at home, as browsers open it. */
export const home = repository.url.replace(/^git\+|\.git$/g, '')

/** The condition `source` names files that are not packed. */
const withoutSources = (exports) =>
  Object.fromEntries(
    Object.entries(exports).map(([path, target]) => {
      if (typeof target === 'string') return [path, target]
      const { source: _, ...published } = target
      return [path, published]
    }),
  )

/** The package.json that npm gets: without what only this repository can use, with where it comes from. */
export const packedManifest = (manifest, folder) => {
  const { scripts: _, devDependencies: __, wireit: ___, ...published } = manifest
  const directory = relative(root, folder).split(sep).join('/')
  return {
    ...published,
    exports: withoutSources(manifest.exports),
    repository: { ...repository, directory },
    homepage: `${home}/tree/HEAD/${directory}#readme`,
    bugs: `${home}/issues`,
  }
}
