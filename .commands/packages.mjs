import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './first-step.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')

/** Folders of packages, as pnpm-workspace.yaml lists them. */
const shelves = read('pnpm-workspace.yaml').match(/(?<=^ +- )\S+(?=\/\*$)/gm)

/** Every package of the workspace: its name, its folder from the root on, and its package.json. */
export const packages = shelves
  .flatMap((shelf) => readdirSync(join(root, shelf)).map((name) => `${shelf}/${name}`))
  .filter((folder) => existsSync(join(root, folder, 'package.json')))
  .map((folder) => {
    const manifest = JSON.parse(read(`${folder}/package.json`))
    return { name: manifest.name, folder, manifest }
  })

/** The packages that npm gets. */
export const published = packages.filter(({ manifest }) => !manifest.private)

/** The source file behind each import path of a package, as `@chuhai/ui/element`. */
export const sources = new Map(
  packages.flatMap(({ name, folder, manifest }) =>
    Object.entries(manifest.exports ?? {}).flatMap(([path, { source }]) =>
      source ? [[name + path.slice(1), join(root, folder, source)]] : [],
    ),
  ),
)

export const widgets = packages.filter(({ folder }) => folder.startsWith('packages/widgets/'))
