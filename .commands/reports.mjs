import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './first-step.mjs'

const folder = join(root, '.cache', 'reports')

/** The environment variable that names the report of a runner. */
export const reportVariable = 'CHUHAI_REPORT'

/** Returns empty files for a step's report and for everything that it prints. */
export function emptyReport(name) {
  mkdirSync(folder, { recursive: true })
  const files = { report: join(folder, `${name}.ndjson`), log: join(folder, `${name}.log`) }
  for (const file of Object.values(files)) rmSync(file, { force: true })
  return files
}

const shownCharacters = 400

/** What a message says in one line: its first that says something (Storybook begins with a link), and what was received instead. */
const inOneLine = (text) => {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('Click to debug'))
  const received = lines.slice(1).filter((line) => /^\+ +(?!Received|Array)[^\s\][{}]/.test(line))
  return [lines[0], ...received].join(' ').slice(0, shownCharacters)
}

/**
 * Appends what a runner tells to the report that the environment names, a JSON object a line, so that a report is whole
 * up to the moment at which a runner dies: `{ id, file, title, state: 'running' }` when a test begins, later the same
 * with `state` as `passed`, `failed`, `flaky` or `skipped`, `ms`, and `error`.
 */
export function appendReport({ id, file, title, state, ms, error }) {
  const report = process.env[reportVariable]
  if (!report) return
  const row = { id, file: file && relative(root, file), title, state, ms, error: error && inOneLine(error) }
  appendFileSync(report, `${JSON.stringify(row)}\n`)
}

/** Reads what became of each test; one that did not end is `running`. Of a quick test the beginning may be told after the end. */
export function readReport(file) {
  if (!existsSync(file)) return []
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  const tests = new Map()
  for (const row of rows) if (row.state !== 'running' || !tests.has(row.id)) tests.set(row.id, row)
  return [...tests.values()]
}

/** The line of a program's output that says what is wrong: the first that names an error, else the last. */
const errorLineOf = (output) => {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim())
  return (lines.find((line) => /\berror\b|exceeded|^\s*[×❌]/i.test(line)) ?? lines.at(-1))?.trim()
}

const outOfMemory = /heap out of memory|ERR_WORKER_OUT_OF_MEMORY|ENOMEM/

/** Says in words why a step ended that did not end by itself; undefined where it did. */
export function causeOfDeath({ timedOut, signal, exitCode }, limitMinutes) {
  if (timedOut) return `it was ended after ${limitMinutes} minutes`
  // 128 and the number of the signal: ABRT is how Node dies without memory.
  if (signal === 'SIGABRT' || exitCode === 134) return 'it was aborted, as Node is when its memory is full'
  if (signal === 'SIGKILL' || exitCode === 137) return 'it was killed, as by a system whose memory is full'
  return signal && `it was ended by ${signal}`
}

/**
 * Returns what a step amounts to. A command without tests counts as one; a runner that fails although no test did, or
 * that runs none, has failed.
 * @param {{ name: string, failed: boolean, runsTests: boolean, death?: string, output?: string }} step
 * @param {ReturnType<typeof readReport>} tests
 */
export function resultOf({ name, failed, runsTests, death, output = '' }, tests) {
  const inState = (...states) => tests.filter(({ state }) => states.includes(state))
  const named = (rows) => rows.map((row) => ({ step: name, ...row }))
  const failures = inState('failed')
  const running = inState('running')
  const ofStep = (error) => ({ step: name, file: '', title: 'the step itself', error })
  if (death) {
    const doing = running.map(({ file, title }) => `${file} › ${title}`).join('; ')
    failures.push(ofStep(doing ? `${death} while running ${doing}` : death))
  } else if (failures.length === 0 && (failed || (runsTests && tests.length === 0))) {
    const words = outOfMemory.test(output) ? 'it ran out of memory' : errorLineOf(output)
    failures.push(ofStep(words || 'it ran no test'))
  }
  const flaky = inState('flaky')
  return {
    passed: runsTests ? inState('passed').length + flaky.length : Number(!failed),
    failed: failures.length,
    flaky: flaky.length,
    skipped: inState('skipped').length,
    failures: named(failures),
    flakies: named(flaky),
    slow: named(tests.filter(({ ms }) => ms > 0)),
  }
}

/** The result of a step that lacks a program of the machine. */
export const skippedResult = () => ({
  passed: 0,
  failed: 0,
  flaky: 0,
  skipped: 1,
  failures: [],
  flakies: [],
  slow: [],
})

const nameOf = ({ step, file, title }) => [step, file, title].filter(Boolean).join(' › ')
const inLines = (heading, rows, detail) =>
  rows.length === 0
    ? []
    : ['', heading, ...rows.flatMap((row) => [`  ${nameOf(row)}`, `      ${detail(row)}`])]

/** The last lines of `npm test`: every failed and every flaky test by name, and the ten slowest. */
export function summaryOf(results) {
  const all = (key) => results.flatMap((result) => result[key])
  const slowest = all('slow')
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 10)
  return [
    ...inLines('Failed:', all('failures'), ({ error }) => error ?? 'no message'),
    ...inLines('Flaky (passed on a later try):', all('flakies'), ({ error }) => error ?? 'no message'),
    ...(slowest.length ? ['', 'Slowest:'] : []),
    ...slowest.map((row) => `  ${(row.ms / 1000).toFixed(1).padStart(6)} s  ${nameOf(row)}`),
  ].join('\n')
}
