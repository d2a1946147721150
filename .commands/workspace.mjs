import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the whole project, without a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

const read = (path) => readFileSync(join(root, path), 'utf8')

/** Where pnpm-workspace.yaml says that packages live: `packages/*` → `packages`. */
const shelves = () =>
  [...read('pnpm-workspace.yaml').matchAll(/^ {2}- (\S+)\/\*$/gm)].map(([, shelf]) => shelf)

/**
 * Every package of the workspace.
 * @returns {{ name: string, folder: string, manifest: any }[]} folders relative to the root, with forward slashes
 */
export const workspacePackages = () =>
  shelves()
    .flatMap((shelf) =>
      readdirSync(join(root, shelf), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => `${shelf}/${entry.name}`),
    )
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const manifest = JSON.parse(read(`${folder}/package.json`))
      return { name: manifest.name, folder, manifest }
    })

/** The packages of this workspace that `name` needs, itself included, dependencies first. */
export function withDependencies(name, packages = workspacePackages(), seen = new Set()) {
  const found = packages.find((candidate) => candidate.name === name)
  if (!found || seen.has(name)) return []
  seen.add(name)
  const needed = Object.keys({ ...found.manifest.dependencies, ...found.manifest.devDependencies })
  return [...needed.flatMap((dependency) => withDependencies(dependency, packages, seen)), found]
}
