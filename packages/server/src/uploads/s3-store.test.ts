import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bucketKeys as keys, startBuckets } from '../testing/test-bucket'
import { createDiskStore } from './disk-store'
import type { FileStore } from './file-store'
import { createS3Store } from './s3-store'

let folder: string
let server: Awaited<ReturnType<typeof startBuckets>>
let stores: Record<string, FileStore>

const bucket = 'licences'

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chuhai-store-'))
  server = await startBuckets(folder, bucket)
  const { endpoint } = server
  stores = {
    disk: createDiskStore(join(folder, 'disk')),
    s3: createS3Store({ endpoint: `${endpoint}/`, bucket, ...keys }),
    'unknown keys': createS3Store({ endpoint, bucket, ...keys, accessKeyId: 'guessed' }),
    'no such bucket': createS3Store({ endpoint, bucket: 'nothing', ...keys }),
    away: createS3Store({ endpoint: 'http://127.0.0.1:9', bucket, ...keys }),
  }
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const storeOf = (name: string): FileStore => stores[name] as FileStore

const prepare = async (content: Uint8Array) => {
  const path = join(folder, randomUUID())
  await writeFile(path, content)
  return path
}

it.each(['disk', 's3'])('%s returns a stored file until it is deleted', async (kind) => {
  const store = storeOf(kind)
  const content = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251)
  const name = `${randomUUID()}.png`
  await store.put(name, await prepare(content), 'image/png')
  const found = await store.get(name)
  expect(found && (await buffer(found)).equals(content)).toBe(true)
  await store.delete(name)
  expect(await store.get(name)).toBeNull()
  await store.delete(name)
})

const pagesOf = async (store: FileStore, beforeMs: number) => {
  const pages: string[][] = []
  for await (const page of store.list(new Date(beforeMs))) pages.push(page)
  return pages
}

it.each(['disk', 's3'])('%s lists the files that were stored before a time', async (kind) => {
  const store = storeOf(kind)
  const names = Array.from({ length: 3 }, () => `${randomUUID()}.png`)
  for (const name of names) await store.put(name, await prepare(new Uint8Array(10)), 'image/png')
  const listBefore = async (ms: number) => (await pagesOf(store, ms)).flat().toSorted()
  expect(await listBefore(Date.now() + 60_000)).toEqual(names.toSorted())
  expect(await listBefore(Date.now() - 60_000)).toEqual([])
  for (const name of names) await store.delete(name)
})

it('lists a bucket with several pages of URL-encoded names', async () => {
  const one = (key: string) =>
    `<Contents>\n<Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`
  const answers: Record<string, string> = {
    '': `<IsTruncated>true</IsTruncated>${one('a.png')}${one('b+%26.png')}`,
    'b &.png': `<IsTruncated>false</IsTruncated>${one('c.png')}`,
  }
  const paged = createServer(({ url = '' }, response) => {
    const after = new URL(url, 'http://bucket.example').searchParams.get('start-after') ?? ''
    response.end(`<ListBucketResult>${answers[after]}</ListBucketResult>`)
  }).listen(0, '127.0.0.1')
  await once(paged, 'listening')
  const endpoint = `http://127.0.0.1:${(paged.address() as AddressInfo).port}`
  const store = createS3Store({ endpoint, bucket, ...keys })
  expect(await pagesOf(store, Date.now())).toEqual([['a.png', 'b &.png'], ['c.png']])
  paged.closeAllConnections()
  paged.close()
})

it('keeps the files of a folder apart from those in none', async () => {
  const store = storeOf('s3')
  const within = createS3Store({ endpoint: server.endpoint, bucket, ...keys, folder: 'builds/widgets' })
  const name = `${randomUUID()}.png`
  await store.put(name, await prepare(new Uint8Array(10)), 'image/png')
  await within.put('/parts/form-a1b2c3d4.js', await prepare(new Uint8Array(20)), 'text/javascript')
  const namesOf = async (one: FileStore) => (await pagesOf(one, Date.now() + 60_000)).flat()
  expect([await namesOf(store), await namesOf(within)]).toEqual([[name], ['/parts/form-a1b2c3d4.js']])
  const found = await within.get('/parts/form-a1b2c3d4.js')
  expect(found && (await buffer(found)).length).toBe(20)
  await within.delete('/parts/form-a1b2c3d4.js')
  expect(await namesOf(within)).toEqual([])
  await store.delete(name)
})

it('does not take a bucket that does not exist for an empty one', async () => {
  await expect(pagesOf(storeOf('no such bucket'), Date.now())).rejects.toThrow(
    /There is no bucket at .*nothing/,
  )
})

it.each(['disk', 's3'])('%s has no file that was never stored', async (kind) => {
  expect(await storeOf(kind).get('nothing.png')).toBeNull()
})

it.each(['unknown keys', 'no such bucket', 'away'])('fails with %s', async (kind) => {
  await expect(storeOf(kind).put('a.png', await prepare(new Uint8Array(10)), 'image/png')).rejects.toThrow()
})
