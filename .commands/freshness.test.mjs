import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stampOf } from './freshness.mjs'
import { root } from './workspace.mjs'

const folder = `.cache/freshness-${process.pid}`
const write = (path, text) => writeFileSync(join(root, folder, path), text)
const stamp = () =>
  stampOf({ name: `freshness-${process.pid}`, inputs: [`${folder}/src`], output: `${folder}/out` })

beforeEach(() => {
  for (const name of ['src', 'out']) mkdirSync(join(root, folder, name), { recursive: true })
  write('src/a.ts', 'export const a = 1')
  write('out/a.js', 'var a=1')
  stamp().write()
})

afterEach(() => {
  rmSync(join(root, folder), { recursive: true })
  rmSync(join(root, '.cache/builds', `freshness-${process.pid}`), { force: true })
})

test('is fresh while nothing changes', () => {
  expect(stamp().isFresh()).toBe(true)
})

test('is stale after a source changes', () => {
  write('src/a.ts', 'export const a = 2')
  expect(stamp().isFresh()).toBe(false)
})

test('is stale after a source appears', () => {
  write('src/b.ts', '')
  expect(stamp().isFresh()).toBe(false)
})

test('stays fresh after a test or a text changes', () => {
  write('src/a.test.ts', 'test')
  write('src/README.md', 'text')
  expect(stamp().isFresh()).toBe(true)
})

test('is stale after the result is deleted or made by other hands', () => {
  write('out/a.js', 'var a=11')
  expect(stamp().isFresh()).toBe(false)
  rmSync(join(root, folder, 'out'), { recursive: true })
  expect(stamp().isFresh()).toBe(false)
})
