import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { expect, onTestFinished, test } from 'vitest'
import { changedIn, copyRepository, packagesOf, patched, stepsOf, take } from './contributing.mjs'
import { root } from './first-step.mjs'

const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const names = { '<widget>': 'callback', '<tag>': 'callback' }

/** Runs a check in a copy; resolves with what it objects to. */
const objectionsOf = async (cwd, program, ...args) => {
  const { exitCode, all } = await execa(program, args, { cwd, preferLocal: true, all: true, reject: false })
  return exitCode === 0 ? [] : [`${program} in ${cwd}:\n${all}`]
}

test.each(['Change a field, from the form to the database', 'Add a widget'])(
  'the steps of "%s" in CONTRIBUTING.md lead to code with right types, format and tests',
  async (title) => {
    const copy = mkdtempSync(join(tmpdir(), 'chuhai-contributing-'))
    onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
    copyRepository(copy)
    const steps = stepsOf(text, title, names)
    expect(steps.at(-1).block).toContain('npx vitest run')
    for (const step of steps) await take(step, copy)
    const changed = changedIn(copy)
    const objections = await objectionsOf(copy, 'biome', 'check', '--error-on-warnings', ...changed)
    for (const { folder, manifest } of packagesOf(copy))
      if (manifest.scripts?.check && changed.some((file) => file.startsWith(`${folder}/`)))
        objections.push(...(await objectionsOf(join(copy, folder), 'tsc', '--noEmit')))
    expect(objections).toEqual([])
  },
  600_000,
)

const file = 'one\ntwo\nthree\nthree\n'

test('a block of changes is applied where its lines stand', () => {
  const block = ' one\n+and a half\n@@\n-two\n-three\n+four\n'
  expect(patched(file, block)).toBe('one\nand a half\nfour\nthree\n')
})

test.each([
  ['nowhere', ' five\n+six\n'],
  ['twice', '+six\n three\n'],
])('a block of changes whose lines stand %s is refused', (_, block) => {
  expect(() => patched(file, block)).toThrow('not at one place')
})
