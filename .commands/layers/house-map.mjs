import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { importsOf } from './imports.mjs'

const code = /\.(?:[cm]?[jt]s|[jt]sx)$/
const left = new Set(['node_modules', 'dist', '.cache', 'test-results', 'generated'])
const endings = ['', '.ts', '.tsx', '.mjs', '.js', '.d.ts', '/index.ts', '/index.tsx', '/index.mjs']

function* codeFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (left.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* codeFiles(path)
    else if (code.test(entry.name)) yield path
  }
}

/**
 * @typedef {{ name: string, folder: string, manifest: any }} Package
 * @typedef {{ path: string, owner: Package, imports: import('./imports.mjs').Import[] }} SourceFile
 */

/**
 * Reads every source file of these packages. Paths are relative to `root`, with forward slashes.
 * @param {string} root
 * @param {Package[]} packages
 * @returns {SourceFile[]}
 */
export const readFiles = (root, packages) =>
  packages.flatMap((owner) =>
    [...codeFiles(join(root, owner.folder))].map((full) => {
      const path = relative(root, full).split(sep).join('/')
      return { path, owner, imports: importsOf(path, readFileSync(full, 'utf8')) }
    }),
  )

/** `@chuhai/ui/element` → the package and `./element`; null for a package that is not of this house. */
export function packageOf(specifier, packages) {
  const found = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))
  return found ? { found, entry: `.${specifier.slice(found.name.length).replace(/\?.*$/, '')}` } : null
}

/** The source behind an entry of a package's exports; undefined when the package does not offer it. */
export function sourceOf({ folder, manifest }, entry) {
  const target = manifest.exports?.[entry]
  const source = typeof target === 'string' ? target : (target?.source ?? target?.import)
  return source && posix.join(folder, source)
}

/** Where an import leads: the path of a file of this house as it would stand in `paths`, or null. */
export function resolveImport({ path, specifier }, packages, paths) {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) {
    const base = posix.join(dirname(path), bare)
    return endings.map((ending) => base + ending).find((candidate) => paths.has(candidate)) ?? null
  }
  const target = packageOf(bare, packages)
  return (target && sourceOf(target.found, target.entry)) ?? null
}
