import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { root } from './first-step.mjs'
import { buildInputs, createServedMark } from './served-mark.mjs'

let folder
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A project with a source and a library, which has been built and marked. */
const builtProject = async () => {
  folder = mkdtempSync(join(tmpdir(), 'chuhai-mark-'))
  for (const part of ['packages/server/src', 'node_modules/left', 'packages/server/node_modules'])
    mkdirSync(join(folder, part), { recursive: true })
  cpSync(join(root, '.gitignore'), join(folder, '.gitignore'))
  writeFileSync(join(folder, 'pnpm-lock.yaml'), 'left@1.0.0')
  writeFileSync(join(folder, 'packages/server/src/main.ts'), 'start()')
  const scripts = { 'build:served': { dependencies: ['./packages/server:build'] } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ wireit: scripts }))
  const build = vi.fn(() => {
    mkdirSync(join(folder, 'packages/server/dist'), { recursive: true })
    writeFileSync(join(folder, 'packages/server/dist/main.js'), 'start()')
  })
  await createServedMark(folder).buildIfStale(build)
  expect(build).toHaveBeenCalledOnce()
  build.mockClear()
  return {
    build,
    at: (path) => join(folder, path),
    start: () => createServedMark(folder).buildIfStale(build),
  }
}

test('a start after a build builds nothing', async () => {
  const { build, start } = await builtProject()
  await start()
  expect(build).not.toHaveBeenCalled()
})

test.each([
  ['a changed source', (at) => appendFileSync(at('packages/server/src/main.ts'), '// changed')],
  ['a new source', (at) => writeFileSync(at('packages/server/src/app.ts'), '')],
  ['a deleted source', (at) => rmSync(at('packages/server/src/main.ts'))],
  [
    'a source of another name',
    (at) => renameSync(at('packages/server/src/main.ts'), at('packages/server/src/app.ts')),
  ],
  [
    'a source of the same length and age, as a copy that keeps times leaves it',
    (at) => {
      const file = at('packages/server/src/main.ts')
      const { atime, mtime, ctimeMs } = statSync(file)
      do {
        writeFileSync(file, 'begin()')
        utimesSync(file, atime, mtime)
        // The clock of a file system is coarser than two steps of a test are apart.
      } while (statSync(file).ctimeMs === ctimeMs)
    },
  ],
  ['another version of a library', (at) => writeFileSync(at('pnpm-lock.yaml'), 'left@1.0.1')],
  ['a setting of the installation that was not there', (at) => writeFileSync(at('.npmrc'), '')],
  ['a deleted build', (at) => rmSync(at('packages/server/dist'), { recursive: true })],
  ['a build that something else has written', (at) => writeFileSync(at('packages/server/dist/main.js'), '')],
  ['an installation from scratch', (at) => rmSync(at('node_modules'), { recursive: true })],
])('%s is built once', async (_, change) => {
  const { build, at, start } = await builtProject()
  change(at)
  mkdirSync(at('node_modules'), { recursive: true })
  await start()
  expect(build).toHaveBeenCalledOnce()
  await start()
  expect(build).toHaveBeenCalledOnce()
})

test('what libraries, caches and tests write is no reason to build', async () => {
  const { build, at, start } = await builtProject()
  for (const part of ['node_modules/.vite', '.wireit', 'test-results', '.cache']) {
    mkdirSync(at(`packages/server/${part}`), { recursive: true })
    writeFileSync(at(`packages/server/${part}/kept`), '')
  }
  await start()
  expect(build).not.toHaveBeenCalled()
})

test('a build that failed is tried again', async () => {
  const { build, at, start } = await builtProject()
  appendFileSync(at('packages/server/src/main.ts'), '// broken')
  build.mockRejectedValueOnce(new Error('broken'))
  await expect(start()).rejects.toThrow('broken')
  await start()
  expect(build).toHaveBeenCalledTimes(2)
})

test('what changes during a build is built with the next start', async () => {
  const { build, at, start } = await builtProject()
  appendFileSync(at('packages/server/src/main.ts'), '// first')
  build.mockImplementationOnce(() => appendFileSync(at('packages/server/src/main.ts'), '// second'))
  await start()
  await start()
  expect(build).toHaveBeenCalledTimes(2)
})

test('the mark covers every file that wireit is told of', () => {
  const read = (at) => JSON.parse(readFileSync(join(root, at, 'package.json'), 'utf8')).wireit
  const seen = new Set()
  const outside = []
  const visit = (at, script) => {
    if (seen.has(`${at}:${script}`)) return
    seen.add(`${at}:${script}`)
    const { files = [], dependencies = [] } = read(at)[script]
    for (const pattern of files) {
      const path = posix.join(at, pattern.replace('!', ''))
      if (!buildInputs.some((input) => path === input || path.startsWith(`${input}/`))) outside.push(path)
    }
    for (const name of dependencies) {
      const [, other = '', its] = /^(?:(.*):)?([^:]+)$/.exec(name)
      visit(other ? posix.join(at, other) : at, its)
    }
  }
  for (const name of read('.')['build:served'].dependencies) visit(name.slice(2).split(':')[0], 'build')
  expect(seen.size).toBeGreaterThan(10)
  expect(outside).toEqual([])
})
