import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { arrowFaults } from './arrows.mjs'
import { circleFaults } from './circles.mjs'
import { readFiles } from './house-map.mjs'

const exports = { '.': { source: './src/index.ts' }, './element': { source: './src/element.ts' } }
const packageAt = (folder) => ({
  folder,
  name: `@chuhai/${folder.split('/').at(-1)}`,
  manifest: { exports },
})
const packages = [
  'packages/contract',
  'packages/core',
  'packages/ui',
  'packages/widgets/consultation',
  'packages/widgets/help-box',
  'packages/widgets/login',
  'packages/loader',
  'packages/server',
  'examples/portal',
].map(packageAt)

const roots = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
})

/** A house in a temporary folder, with these files in it. */
function house(sources) {
  const root = mkdtempSync(join(tmpdir(), 'chuhai-layers-'))
  roots.push(root)
  for (const { folder } of packages) mkdirSync(join(root, folder, 'src'), { recursive: true })
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return readFiles(root, packages)
}

const arrows = (sources) => arrowFaults(house(sources), packages)
const circles = (sources) => circleFaults(house(sources), packages)

test('lets a widget use core, ui and, along the arrows, contract', () => {
  const text = `import { a } from '@chuhai/core'; import { b } from '@chuhai/ui/element'; import { c } from '@chuhai/contract'`
  expect(arrows({ 'packages/widgets/login/src/store.ts': text })).toEqual([])
})

test.each([
  ['packages/ui/src/x.ts', '@chuhai/core', 'ui → core'],
  ['packages/core/src/x.ts', '@chuhai/ui', 'core → ui'],
  ['packages/contract/src/x.ts', '@chuhai/core', 'contract → core'],
  ['packages/server/src/x.ts', '@chuhai/core', 'server → core'],
  ['packages/widgets/login/src/x.ts', '@chuhai/consultation', 'widgets → widgets'],
  ['packages/loader/src/x.ts', '@chuhai/server', 'loader → server'],
])('refuses %s importing %s', (path, specifier, arrow) => {
  const faults = arrows({ [path]: `export const before = 1\nimport { a } from '${specifier}'` })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(`${path}:2 ${arrow}`)
})

test.each([
  ["import type { A } from '@chuhai/core'"],
  ["import { type A } from '@chuhai/core'"],
  ["export type { A } from '@chuhai/core'"],
  ["export * from '@chuhai/core'"],
  ["export type A = import('@chuhai/core').A"],
  ["export type A = typeof import('@chuhai/core')"],
  ["export const a = () => import('@chuhai/core')"],
  ["import '@chuhai/core'"],
])('sees the arrow in: %s', (text) => {
  expect(arrows({ 'packages/ui/src/x.ts': text })).toHaveLength(1)
})

test('lets the help box load consultation lazily and know its types', () => {
  const text = `import type { A } from '@chuhai/consultation'\nexport const load = () => import('@chuhai/consultation/element')`
  expect(arrows({ 'packages/widgets/help-box/src/x.ts': text })).toEqual([])
})

test('refuses a plain import of consultation by the help box', () => {
  const faults = arrows({ 'packages/widgets/help-box/src/x.ts': "import { A } from '@chuhai/consultation'" })
  expect(faults[0]).toContain('import()')
})

test("refuses another package's inner files", () => {
  const faults = arrows({
    'packages/core/src/a.ts': "import { a } from '@chuhai/contract/src/a'",
    'packages/core/src/b.ts': "import { b } from '../../contract/src/b'",
  })
  expect(faults).toHaveLength(2)
})

test('finds a circle that only types close', () => {
  const faults = circles({
    'packages/core/src/a.ts': "import { b } from './b'\nexport type A = 1",
    'packages/core/src/b.ts': "import type { C } from './c'",
    'packages/core/src/c.ts': "export type { A } from './a'",
  })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(
    'src/a.ts → packages/core/src/b.ts → packages/core/src/c.ts → packages/core/src/a.ts',
  )
})

test("finds a circle through a package's own name", () => {
  const sources = {
    'packages/core/src/index.ts': "export * from './a'",
    'packages/core/src/a.ts': "import { b } from '@chuhai/core'",
  }
  expect(circles(sources)).toHaveLength(1)
})

test('finds no circle where two files share a third', () => {
  const sources = {
    'packages/core/src/a.ts': "import { c } from './c'",
    'packages/core/src/b.ts': "import { c } from './c'; import { a } from './a'",
    'packages/core/src/c.ts': 'export const c = 1',
  }
  expect(circles(sources)).toEqual([])
})
