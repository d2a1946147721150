import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { requireNode, root } from './first-step.mjs'
import { freePort, portFrom, requireFreePorts } from './ports.mjs'
import { countsOf, reportFile } from './reports.mjs'
import { requireWritable, startProcess } from './services.mjs'

test.each(['20.19.0', '24.0.1'])('accepts Node %s', (version) => {
  expect(() => requireNode(version)).not.toThrow()
})

test.each(['18.20.4', '20.18.3'])('says what to install on Node %s', (version) => {
  expect(() => requireNode(version)).toThrow(/20\.19 or newer is needed/)
})

test('names the variable that moves a taken port', async () => {
  const port = await freePort()
  const neighbour = createServer()
  await new Promise((resolve) => neighbour.listen(port, '127.0.0.1', resolve))
  await expect(requireFreePorts([{ port, variable: 'PARTNER_PORT' }])).rejects.toThrow(
    `PARTNER_PORT=${port + 100} npm start`,
  )
  await new Promise((resolve) => neighbour.close(resolve))
})

test('refuses one port for two services', async () => {
  const wanted = ['PORT', 'PARTNER_PORT'].map((variable) => ({ port: 4990, variable }))
  await expect(requireFreePorts(wanted)).rejects.toThrow('PORT and PARTNER_PORT are both 4990')
})

test('refuses a port that is no number', () => {
  process.env.CHUHAI_TRIAL_PORT = 'abc'
  expect(() => portFrom('CHUHAI_TRIAL_PORT', 4000)).toThrow('CHUHAI_TRIAL_PORT=4000')
  delete process.env.CHUHAI_TRIAL_PORT
})

test('says how to choose another folder when one cannot be written to', () => {
  expect(() => requireWritable('/dev/null/data')).toThrow(/cannot be written to.*DATA_DIR/)
})

test('tells how a process ended and what it printed last', async () => {
  const { ended } = startProcess('fails', ['-e', 'console.log("last words"); process.exit(3)'])
  expect(await ended).toEqual({ reason: 'exit code 3', output: 'last words' })
})

const report = reportFile(`trial-${process.pid}`)
const write = (content) => writeFileSync(report, JSON.stringify(content))
afterEach(() => rmSync(report, { force: true }))

test('counts the tests of Vitest', () => {
  write({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0, testResults: [] })
  expect(countsOf(false, report)).toEqual({ passed: 5, failed: 1, skipped: 2 })
})

test('counts a test file that cannot be loaded as failed', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  write({ numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults })
  expect(countsOf(false, report).failed).toBe(1)
})

test('counts the journeys of Playwright', () => {
  write({ stats: { expected: 7, unexpected: 0, flaky: 1, skipped: 0 } })
  expect(countsOf(true, report)).toEqual({ passed: 8, failed: 0, skipped: 0 })
})

test('fails when a runner ends badly although no test failed', () => {
  write({ stats: { expected: 7, unexpected: 0, flaky: 1, skipped: 0 } })
  expect(countsOf(false, report).failed).toBe(1)
})

test('fails when a runner leaves no report, whatever its exit code', () => {
  expect(countsOf(true, report)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

/** The names of the table's first column: `ky 1 (older major)` is ky. */
const explained = readFileSync(join(root, 'docs/libraries.md'), 'utf8')
  .split('\n')
  .flatMap((line) => (/^\| ([^|]+) \|/.exec(line)?.[1] ?? '').split(', '))
  .map((name) => name.replace(/ \d.*| \(.*/, ''))

const manifests = [
  '.',
  ...['packages', 'packages/widgets', 'examples'].flatMap((shelf) =>
    readdirSync(join(root, shelf)).map((name) => `${shelf}/${name}`),
  ),
]
  .map((folder) => join(root, folder, 'package.json'))
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')))
const libraries = manifests
  .flatMap((manifest) => Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }))
  .filter((name) => !/^@chuhai|^@types\//.test(name))

test.each([...new Set(libraries)])('docs/libraries.md says why there is %s', (name) => {
  expect(explained).toContain(name)
})
