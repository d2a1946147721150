import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { silentLog } from '../process/log'
import { startTestApp } from '../testing/test-app'
import { keepBuilds } from './previous-builds'

const dayMs = 24 * 60 * 60 * 1000
let folder: string
let widgets: string
const server = startTestApp()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chuhai-builds-'))
  widgets = join(folder, 'widgets')
})
afterAll(() => rm(folder, { recursive: true }))

/** Replaces the files of a build. */
const build = async (files: Record<string, string>) => {
  await rm(widgets, { recursive: true, force: true })
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(widgets, name)), { recursive: true })
    await writeFile(join(widgets, name), text)
  }
  const kept = await keepBuilds(join(folder, 'builds'), { widgets }, silentLog)
  const app = server.another({ widgets, previousBuilds: { widgets: kept.widgets?.folder } })
  const load = async (name: string, headers = {}) => app.request(`/widgets/${name}`, { headers })
  return { kept, load }
}

it('still serves the hashed files of the builds of the last thirty days, and no other old files', async () => {
  await build({
    'help-box.js': 'old',
    'panels-a1b2c3d4.js': 'panels',
    'panels-a1b2c3d4.js.br': 'compressed',
    'parts/form-a1b2c3d4.js': 'form',
    'gone.js': '',
  })
  const { kept, load } = await build({ 'help-box.js': 'new', 'panels-e5f6a7b8.js': 'newer panels' })
  expect(await (await load('panels-a1b2c3d4.js')).text()).toBe('panels')
  expect((await load('panels-a1b2c3d4.js')).headers.get('Cache-Control')).toContain('immutable')
  expect(
    (await load('panels-a1b2c3d4.js', { 'Accept-Encoding': 'br' })).headers.get('Content-Encoding'),
  ).toBe('br')
  expect(await (await load('parts/form-a1b2c3d4.js')).text()).toBe('form')
  expect(await (await load('help-box.js')).text()).toBe('new')
  expect((await load('gone.js')).status).toBe(404)
  const now = Date.now()
  await kept.widgets?.sweep(new Date(now + 29 * dayMs))
  expect((await load('panels-a1b2c3d4.js')).status).toBe(200)
  await kept.widgets?.sweep(new Date(now + 31 * dayMs))
  expect((await load('panels-a1b2c3d4.js')).status).toBe(404)
})

it('serves a tag under the address of its hash for ever the same, also that of an earlier build', async () => {
  await build({ 'help-box.js': 'old', '0123456789abcdef/help-box.js': 'old' })
  const { load } = await build({ 'help-box.js': 'new', 'fedcba9876543210/help-box.js': 'new' })
  const old = await load('0123456789abcdef/help-box.js')
  expect([await old.text(), old.headers.get('Cache-Control')]).toEqual([
    'old',
    'public, max-age=31536000, immutable',
  ])
  expect(await (await load('fedcba9876543210/help-box.js')).text()).toBe('new')
})

it('counts the thirty days from the last time a build was served', async () => {
  const { kept } = await build({ 'panels-11111111.js': 'long in use' })
  const later = Date.now() + 200 * dayMs
  await kept.widgets?.sweep(new Date(later))
  const next = await build({ 'panels-22222222.js': '' })
  await next.kept.widgets?.sweep(new Date(later + 29 * dayMs))
  expect((await next.load('panels-11111111.js')).status).toBe(200)
  await next.kept.widgets?.sweep(new Date(later + 61 * dayMs))
  expect(await readdir(join(folder, 'builds', 'widgets'))).toEqual(
    expect.not.arrayContaining(['panels-11111111.js']),
  )
})
