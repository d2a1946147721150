import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { root } from './first-step.mjs'
import { appendReport, causeOfDeath, readReport, reportVariable, resultOf, summaryOf } from './reports.mjs'

let folder
let file
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chuhai-reports-'))
  file = join(folder, 'step.ndjson')
  vi.stubEnv(reportVariable, file)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const report = (title, state, more) => {
  const one = { id: title, file: join(root, 'a.test.ts'), title }
  appendReport({ ...one, state: 'running' })
  if (state !== 'running') appendReport({ ...one, state, ms: 1500, ...more })
}
const step = { name: 'unit', failed: false, runsTests: true }

test('counts what became of each test at its last try', () => {
  report('adds', 'failed', { error: 'expected 1' })
  report('adds', 'passed')
  report('waits', 'flaky', { error: 'too early' })
  report('skips', 'skipped')
  expect(resultOf(step, readReport(file))).toMatchObject({ passed: 2, failed: 0, flaky: 1, skipped: 1 })
})

test('counts and names a quick test whose beginning is told after its end', () => {
  const one = { id: 'adds', file: join(root, 'a.test.ts'), title: 'adds' }
  appendReport({ ...one, state: 'failed', error: 'expected 1', ms: 0 })
  appendReport({ ...one, state: 'running' })
  expect(resultOf({ ...step, failed: true }, readReport(file)).failures).toMatchObject([{ title: 'adds' }])
})

test('ends with every failed test, every flaky one and the slowest, each by name', () => {
  report('adds', 'failed', { error: '\u001b[31mexpected 1 to be 2\u001b[39m\n  at line 3' })
  report('waits', 'flaky', { error: 'too early' })
  const lines = summaryOf([resultOf({ ...step, failed: true }, readReport(file))]).split('\n')
  expect(lines).toEqual([
    '',
    'Failed:',
    '  unit › a.test.ts › adds',
    '      expected 1 to be 2',
    '',
    'Flaky (passed on a later try):',
    '  unit › a.test.ts › waits',
    '      too early',
    '',
    'Slowest:',
    '     1.5 s  unit › a.test.ts › adds',
    '     1.5 s  unit › a.test.ts › waits',
  ])
})

test('fails a runner that exits with an error although no test failed, with its last line', () => {
  report('adds', 'passed')
  const result = resultOf({ ...step, failed: true, output: 'starting\nPort 80 is taken' }, readReport(file))
  expect(result).toMatchObject({
    passed: 1,
    failed: 1,
    failures: [{ step: 'unit', error: 'Port 80 is taken' }],
  })
})

test('fails a runner that ran no test, whatever its exit code', () => {
  expect(resultOf(step, readReport(file))).toMatchObject({ passed: 0, failed: 1 })
})

test('counts a command without tests as one', () => {
  const lint = { name: 'lint', runsTests: false }
  expect(resultOf({ ...lint, failed: false }, [])).toMatchObject({ passed: 1, failed: 0 })
  expect(resultOf({ ...lint, failed: true, output: 'a is unused' }, [])).toMatchObject({
    passed: 0,
    failed: 1,
  })
})

test('names a step without tests by the line that tells its error', () => {
  const output = '· checks 3 files\nsrc/a.ts(1,2): error TS2304: Cannot find name b.\n✅ others passed\n'
  const [failure] = resultOf({ name: 'types', runsTests: false, failed: true, output }, []).failures
  expect(failure.error).toBe('src/a.ts(1,2): error TS2304: Cannot find name b.')
})

test('says what a step was doing when it was ended', () => {
  report('adds', 'passed')
  report('waits for ever', 'running')
  const death = causeOfDeath({ timedOut: true }, 40)
  const [failure] = resultOf({ ...step, failed: true, death }, readReport(file)).failures
  expect(failure.error).toBe('it was ended after 40 minutes while running a.test.ts › waits for ever')
})

test('says that a step without a failed test ran out of memory', () => {
  report('adds', 'passed')
  const output = 'FATAL ERROR: JavaScript heap out of memory\n 1: 0xb7a'
  const [failure] = resultOf({ ...step, failed: true, output }, readReport(file)).failures
  expect(failure.error).toBe('it ran out of memory')
})

test.each([
  [{ signal: 'SIGABRT' }, /aborted/],
  [{ exitCode: 134 }, /aborted/],
  [{ signal: 'SIGKILL' }, /killed/],
  [{ exitCode: 137 }, /killed/],
  [{ signal: 'SIGTERM' }, /SIGTERM/],
])('says in words how a step died: %o', (end, words) => {
  expect(causeOfDeath(end, 40)).toMatch(words)
})

test('skips the link with which Storybook begins a message', () => {
  report('shows', 'failed', {
    error: '\n\u001b[34mClick to debug the error: http://x\u001b[39m\n\nstory broken',
  })
  expect(readReport(file)[0].error).toBe('story broken')
})

test('tells what was received where a value differs', () => {
  const diff =
    '- Expected  - 1\n+ Received  + 3\n\n- Array []\n+ Array [\n+   "console: a file is missing",\n+ ]'
  report('is calm', 'flaky', { error: `expect(received).toEqual(expected)\n\n${diff}` })
  expect(readReport(file)[0].error).toBe(
    'expect(received).toEqual(expected) +   "console: a file is missing",',
  )
})

test('finds no death in a step that ended by itself', () => {
  expect(causeOfDeath({ exitCode: 1 }, 40)).toBeUndefined()
})

test('keeps the paths of this machine out of a report', () => {
  report('adds', 'passed')
  expect(readFileSync(file, 'utf8')).not.toContain(root)
})
