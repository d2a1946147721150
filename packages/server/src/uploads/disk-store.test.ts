import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { createDiskStore } from './disk-store'

const newFolder = async (above: string): Promise<string> => {
  const folder = await mkdtemp(join(above, 'chuhai-disk-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const memoryDisk = '/dev/shm'

it.each([
  ['its own', tmpdir()],
  ['another', memoryDisk],
])('a file from %s disk is moved whole', async (_, above) => {
  if (!existsSync(above)) return
  const [from, to] = [await newFolder(above), await newFolder(tmpdir())]
  await writeFile(join(from, 'a'), 'content')
  const store = createDiskStore(to)
  await store.put('b', join(from, 'a'), 'text/plain')
  const stored = await store.get('b')
  expect(stored && (await text(stored))).toBe('content')
  expect([await readdir(from), await readdir(to)]).toEqual([[], ['b']])
})
