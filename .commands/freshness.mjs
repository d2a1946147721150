import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './workspace.mjs'

const left = new Set(['node_modules', 'dist', '.cache', 'test-results'])
const notBuilt = /\.(test|stories)\.\w+$|\.md$/

/** Files below a folder that a build may read: no tests, stories, texts or earlier results. */
function* sources(path) {
  const full = join(root, path)
  if (!existsSync(full)) return
  if (!statSync(full).isDirectory()) {
    yield path
    return
  }
  for (const name of readdirSync(full).sort()) {
    if (!left.has(name) && !notBuilt.test(name)) yield* sources(`${path}/${name}`)
  }
}

/** One hash over names and contents of files and folders, given relative to the root. */
export function hashOf(paths) {
  const hash = createHash('sha256').update(process.version)
  for (const path of paths) {
    for (const file of sources(path)) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** Names, sizes and times of what a build left behind: notices a result that was deleted or built by other hands. */
function traceOf(folder) {
  const full = join(root, folder)
  if (!existsSync(full)) return null
  const files = readdirSync(full, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  if (files.length === 0) return null
  const lines = files.map((entry) => {
    const path = join(entry.parentPath ?? entry.path, entry.name)
    const { size, mtimeMs } = statSync(path)
    return `${path.slice(full.length)} ${size} ${Math.trunc(mtimeMs)}`
  })
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex')
}

/**
 * Remembers from which inputs a result was made.
 * @param {{ name: string, inputs: string[], output: string }} build
 */
export function stampOf({ name, inputs, output }) {
  const file = join(root, '.cache', 'builds', name)
  const hash = hashOf(inputs)
  return {
    isFresh: () => existsSync(file) && readFileSync(file, 'utf8') === `${hash} ${traceOf(output)}`,
    write() {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `${hash} ${traceOf(output)}`)
    },
  }
}
