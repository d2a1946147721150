import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './first-step.mjs'

/** All that a build reads, and more: folders and files of the project. */
export const buildInputs = [
  ...['packages', 'examples', '.commands', 'patches'],
  ...[
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    '.pnpmfile.mjs',
    '.npmrc',
    'tsconfig.base.json',
  ],
]

/** What the scripts behind `npm start` write, as the root's package.json names them. */
const outputsOf = (folder) => {
  const { wireit } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return wireit['build:served'].dependencies.map((script) => script.replace(':build', '/dist'))
}

/** Names of folders that git ignores, which hold nothing that is built from. */
const ignoredIn = (folder) => {
  const lines = readFileSync(join(folder, '.gitignore'), 'utf8').split('\n')
  return new Set(lines.filter((line) => line && !line.includes('*')).map((line) => line.replace('/', '')))
}

/** A line for each file below a path; the time of its last change is one that no command sets back. */
function* linesOf(path, ignored) {
  const state = lstatSync(path, { throwIfNoEntry: false })
  if (!state?.isDirectory()) {
    yield `${path} ${state ? `${state.size} ${state.mtimeMs} ${state.ctimeMs}` : 'missing'}\n`
    return
  }
  for (const name of readdirSync(path).sort())
    if (!ignored.has(name)) yield* linesOf(join(path, name), ignored)
}

/**
 * The mark of the last build that `npm start` served: which files there were, and when each was changed last. It is
 * read ten times faster than wireit compares contents, and a file that only looks changed costs that comparison.
 */
export function createServedMark(folder = root) {
  const file = join(folder, 'node_modules', '.chuhai-served')
  const ignored = ignoredIn(folder)
  const stateOf = (paths, skipped) => {
    const hash = createHash('sha256').update(process.version)
    for (const path of paths) for (const line of linesOf(join(folder, path), skipped)) hash.update(line)
    return hash.digest('hex')
  }
  const readInputs = () => stateOf(buildInputs, ignored)
  const textOf = (inputs) => `${inputs} ${stateOf(outputsOf(folder), new Set())}`
  const isBuiltFrom = (inputs) => {
    try {
      return readFileSync(file, 'utf8') === textOf(inputs)
    } catch {
      return false
    }
  }
  return {
    /** Builds, unless that was done with the files as they are. What changes during the build is built next time. */
    async buildIfStale(build) {
      const inputs = readInputs()
      if (isBuiltFrom(inputs)) return
      await build()
      writeFileSync(file, textOf(inputs))
    },
  }
}
