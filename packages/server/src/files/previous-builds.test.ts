import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { silentLog } from '../process/log'
import { startTestApp } from '../testing/test-app'
import { bucketKeys, startBuckets } from '../testing/test-bucket'
import { dayMs } from '../time/durations'
import { createS3Store } from '../uploads/s3-store'
import { keepBuilds } from './previous-builds'

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
  const kept = await keepBuilds({ folder: join(folder, 'builds'), current: { widgets }, log: silentLog })
  const app = server.another({ widgets, previousBuilds: kept })
  const load = async (name: string, headers = {}) => app.request(`/widgets/${name}`, { headers })
  return { kept, load }
}

it('still serves the hashed files of the builds of the last thirty days, and no other old files', async () => {
  await build({
    'help-box.js': 'old',
    'panels-a1b2c3d.js': 'panels',
    'panels-a1b2c3d.js.br': 'compressed',
    'parts/form-a1b2c3d.js': 'form',
    'custom-elements.json': '{}',
    'gone.js': '',
  })
  const { kept, load } = await build({ 'help-box.js': 'new', 'panels-e5f6a7b.js': 'newer panels' })
  expect(await (await load('panels-a1b2c3d.js')).text()).toBe('panels')
  expect((await load('panels-a1b2c3d.js')).headers.get('Cache-Control')).toContain('immutable')
  expect((await load('panels-a1b2c3d.js', { 'Accept-Encoding': 'br' })).headers.get('Content-Encoding')).toBe(
    'br',
  )
  expect(await (await load('parts/form-a1b2c3d.js')).text()).toBe('form')
  expect(await (await load('help-box.js')).text()).toBe('new')
  expect((await load('gone.js')).status).toBe(404)
  expect((await load('custom-elements.json')).status).toBe(404)
  const now = Date.now()
  await kept.widgets?.sweep(new Date(now + 29 * dayMs))
  expect((await load('panels-a1b2c3d.js')).status).toBe(200)
  await kept.widgets?.sweep(new Date(now + 31 * dayMs))
  expect((await load('panels-a1b2c3d.js')).status).toBe(404)
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

describe('the address of a version', () => {
  const address = '7.1.0/help-box.js'

  it('stays with its first build, also when a later build of the same version is served', async () => {
    await build({ 'help-box.js': 'first', [address]: 'first', [`${address}.br`]: 'first, compressed' })
    const info = vi.spyOn(silentLog, 'info')
    const { load } = await build({ 'help-box.js': 'other', [address]: 'other', [`${address}.br`]: 'other' })
    const plain = await load(address)
    expect([await plain.text(), plain.headers.get('Cache-Control')]).toEqual([
      'first',
      'public, max-age=31536000, immutable',
    ])
    expect(await (await load(address, { 'Accept-Encoding': 'br' })).text()).toBe('first, compressed')
    expect(await (await load('help-box.js')).text()).toBe('other')
    expect(info).toHaveBeenCalledWith({ files: [`/${address}`] }, expect.stringContaining('earlier build'))
  })

  it('is not taken by the same build, which starts once more', async () => {
    await build({ '7.1.1/help-box.js': 'new' })
    const { kept, load } = await build({ '7.1.1/help-box.js': 'new' })
    expect(await (await load('7.1.1/help-box.js')).text()).toBe('new')
    expect(await kept.widgets?.taken()).toEqual([])
  })

  it('is served for thirty days after another version', async () => {
    await build({ '7.2.0/help-box.js': 'before' })
    const { kept, load } = await build({ '7.3.0/help-box.js': 'after' })
    const now = Date.now()
    await kept.widgets?.sweep(new Date(now + 29 * dayMs))
    expect(await (await load('7.2.0/help-box.js')).text()).toBe('before')
    await kept.widgets?.sweep(new Date(now + 31 * dayMs))
    expect((await load('7.2.0/help-box.js')).status).toBe(404)
    expect(await (await load('7.3.0/help-box.js')).text()).toBe('after')
  })
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

describe('with a bucket', () => {
  let buckets: Awaited<ReturnType<typeof startBuckets>>
  let count = 0
  beforeAll(async () => {
    buckets = await startBuckets(folder, 'chuhai')
  })
  afterAll(() => buckets.close())

  /** Starts a container of its own, whose disk has nothing but this build. */
  const startContainer = async (files: Record<string, string>) => {
    count += 1
    const place = join(folder, `container-${count}`)
    const served = join(place, 'widgets')
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(served, name)), { recursive: true })
      await writeFile(join(served, name), text)
    }
    const kept = await keepBuilds({
      folder: join(place, 'builds'),
      current: { widgets: served },
      bucketOf: (within) =>
        createS3Store({ ...bucketKeys, endpoint: buckets.endpoint, bucket: 'chuhai', folder: within }),
      log: silentLog,
    })
    const app = server.another({ widgets: served, previousBuilds: kept })
    const load = async (name: string, headers = {}) => app.request(`/widgets/${name}`, { headers })
    return { kept, load }
  }

  it('serves the files of earlier and of later builds that other instances have put there, and no others', async () => {
    const old = await startContainer({
      'help-box.js': 'old',
      'panels-01d1111.js': 'old panels',
      'parts/form-01d1111.js': 'old form',
    })
    const later = await startContainer({
      'help-box.js': 'new',
      'panels-2e22222.js': 'new panels',
      'panels-2e22222.js.br': 'compressed',
    })
    const answered = await later.load('panels-01d1111.js')
    expect([await answered.text(), answered.headers.get('Cache-Control')]).toEqual([
      'old panels',
      'public, max-age=31536000, immutable',
    ])
    expect(await (await later.load('parts/form-01d1111.js')).text()).toBe('old form')
    const compressed = await old.load('panels-2e22222.js', { 'Accept-Encoding': 'br' })
    expect([await compressed.text(), compressed.headers.get('Content-Encoding')]).toEqual([
      'compressed',
      'br',
    ])
    expect(await (await old.load('panels-2e22222.js')).text()).toBe('new panels')
    expect(await (await old.load('help-box.js')).text()).toBe('old')
    for (const name of ['panels-never333.js', '..%2F..%2Fpanels-never333.js'])
      expect((await later.load(name)).status).toBe(404)
  })

  it('keeps there what was served within thirty days', async () => {
    const gone = await startContainer({ 'gone-44444444.js': 'gone' })
    const running = await startContainer({ 'stays-55555555.js': 'stays' })
    const now = Date.now()
    await running.kept.widgets?.sweep(new Date(now + 30 * dayMs))
    const during = await startContainer({})
    expect((await during.load('gone-44444444.js')).status).toBe(200)
    await running.kept.widgets?.sweep(new Date(now + 32 * dayMs))
    const after = await startContainer({})
    expect((await after.load('gone-44444444.js')).status).toBe(404)
    expect(await (await after.load('stays-55555555.js')).text()).toBe('stays')
    expect((await gone.load('gone-44444444.js')).status).toBe(200)
  })

  it('has the first build of a version for all instances, and keeps it so', async () => {
    const address = '8.0.0/help-box.js'
    await startContainer({ [address]: 'first' })
    const other = await startContainer({ [address]: 'other' })
    expect(await (await other.load(address)).text()).toBe('first')
    await other.kept.widgets?.sweep(new Date(Date.now() + 2 * dayMs))
    const next = await startContainer({ [address]: 'other' })
    expect(await (await next.load(address)).text()).toBe('first')
  })

  it('starts without one that is away', async () => {
    const warn = vi.spyOn(silentLog, 'warn')
    const kept = await keepBuilds({
      folder: join(folder, 'alone'),
      current: { widgets: join(folder, 'container-1', 'widgets') },
      bucketOf: () => createS3Store({ ...bucketKeys, endpoint: 'http://127.0.0.1:9', bucket: 'chuhai' }),
      log: silentLog,
    })
    expect(warn).toHaveBeenCalledOnce()
    expect(await kept.widgets?.find('/panels-01d1111.js')).toMatchObject({ size: 'old panels'.length })
  })
})
