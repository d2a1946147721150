import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { readArguments, requireNode, root } from './first-step.mjs'
import { packages } from './packages.mjs'
import { choosePorts, freePort } from './ports.mjs'
import { startProcess } from './process.mjs'
import { startServices } from './services.mjs'

test.each(['20.19.0', '24.0.1'])('accepts Node %s', (version) => {
  expect(() => requireNode(version)).not.toThrow()
})

test.each(['18.20.4', '20.18.3'])('says what to install on Node %s', (version) => {
  expect(() => requireNode(version)).toThrow(/20\.19 or newer is needed/)
})

test.each([
  [['--port', '4100'], {}],
  [['portal'], {}],
  [['server', 'leads', 'more'], { words: 2 }],
  [['--dry'], { options: { 'dry-run': { type: 'boolean' } } }],
])('refuses the arguments %j, and says how the command is written', (args, more) => {
  expect(() => readArguments({ usage: '`npm start`', args, ...more })).toThrow(
    /[\s\S]+\nWrite `npm start`\.$/,
  )
})

test('reads the options and words that a command declares', () => {
  const options = { 'dry-run': { type: 'boolean' } }
  expect(readArguments({ usage: '', args: ['server', '--dry-run'], options, words: 2 })).toEqual({
    options: { 'dry-run': true },
    words: ['server'],
  })
})

const variables = { portal: 'TRIAL_PORT', partner: 'TRIAL_PARTNER_PORT' }
/** The system may give one port twice in a row. */
const otherFreePort = async (taken) => {
  const port = await freePort()
  return port === taken ? otherFreePort(taken) : port
}
afterEach(() => vi.unstubAllEnvs())

test('returns the ports of the environment, and of the defaults where there is none', async () => {
  const portal = await freePort()
  const partner = await otherFreePort(portal)
  vi.stubEnv('TRIAL_PORT', String(portal))
  expect(await choosePorts({ portal: 4000, partner }, variables)).toEqual({ portal, partner })
})

test('names the variable that moves a taken port', async () => {
  const port = await freePort()
  const neighbour = createServer()
  await new Promise((resolve) => neighbour.listen(port, '127.0.0.1', resolve))
  await expect(choosePorts({ partner: port }, { partner: 'TRIAL_PARTNER_PORT' })).rejects.toThrow(
    `TRIAL_PARTNER_PORT=${port + 100} npm start`,
  )
  await new Promise((resolve) => neighbour.close(resolve))
})

test('refuses one port for two services', async () => {
  await expect(choosePorts({ portal: 4990, partner: 4990 }, variables)).rejects.toThrow(
    'TRIAL_PORT and TRIAL_PARTNER_PORT are both 4990',
  )
})

test('refuses a port that is not a number', async () => {
  vi.stubEnv('TRIAL_PORT', 'abc')
  await expect(choosePorts({ portal: 4000 }, { portal: 'TRIAL_PORT' })).rejects.toThrow('TRIAL_PORT=4000')
})

test('says how to choose another folder when one cannot be written to', () => {
  expect(() => startServices({ dataDir: '/dev/null/data', only: [] })).toThrow(
    /cannot be written to.*DATA_DIR/,
  )
})

test('tells how a process ended and what it printed last', async () => {
  const { ended } = startProcess('fails', ['-e', 'console.log("last words"); process.exit(3)'])
  expect(await ended).toEqual({ reason: 'exit code 3', output: 'last words' })
})

/** The names of the table's first column: `ky 1 (older major)` is ky. */
const explained = readFileSync(join(root, 'docs/libraries.md'), 'utf8')
  .split('\n')
  .flatMap((line) => (/^\| ([^|]+) \|/.exec(line)?.[1] ?? '').split(', '))
  .map((name) => name.replace(/ \d.*| \(.*/, ''))

const manifests = [
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
  ...packages.map(({ manifest }) => manifest),
]
const libraries = manifests
  .flatMap((manifest) => Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }))
  .filter((name) => !/^@chuhai|^@types\//.test(name))

test.each([...new Set(libraries)])('docs/libraries.md says why there is %s', (name) => {
  expect(explained).toContain(name)
})
