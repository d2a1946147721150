import { utimesSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDirectory, lockTimes } from './directory-lock'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chuhai-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

const writeLock = (holder: object) => writeFile(join(folder, 'lock-other'), JSON.stringify(holder))

it('refuses the second process with a clear message until the first releases the lock', async () => {
  const first = await lockDirectory(folder)
  await expect(lockDirectory(folder)).rejects.toThrow(
    /in use by process \d+ .*Stop that server, or set DATA_DIR/,
  )
  await first.release()
  await (await lockDirectory(folder)).release()
  expect(await readdir(folder)).toEqual([])
})

it('takes over at once from a process that has ended', async () => {
  await writeLock({ pid: 4_194_303, host: hostname(), started: '' })
  const lock = await lockDirectory(folder)
  expect(await readdir(folder)).toHaveLength(1)
  await lock.release()
})

it.runIf(process.platform === 'linux')(
  'takes over when another process has got the number of the old one',
  async () => {
    await writeLock({ pid: process.pid, host: hostname(), started: 'an earlier boot:1' })
    await (await lockDirectory(folder)).release()
  },
)

it('respects a fresh lock of another machine on a shared disk', async () => {
  await writeLock({ pid: 1, host: 'another-machine', started: '' })
  await expect(lockDirectory(folder)).rejects.toThrow(/another-machine/)
})

describe.runIf(process.platform === 'linux')('a container with the same host name', () => {
  const unseen = { pid: 4_194_303, host: hostname(), started: '', space: 'of another container' }
  const beat = (at: Date) => utimesSync(join(folder, 'lock-other'), at, at)

  it('keeps its folder while its lock beats, although its process cannot be seen from here', async () => {
    await writeLock(unseen)
    const beating = setInterval(() => beat(new Date()), 50)
    const locking = lockDirectory(folder).finally(() => clearInterval(beating))
    await expect(locking).rejects.toThrow(/in use by process 4194303/)
  })

  it('is followed once its lock has not beaten for a while', async () => {
    await writeLock(unseen)
    beat(new Date(Date.now() - lockTimes.staleMs + 500))
    await (await lockDirectory(folder)).release()
    expect(await readdir(folder)).toEqual([])
  })
})

it('never admits two of many simultaneous processes', async () => {
  for (let round = 0; round < 5; round += 1) {
    const attempts = await Promise.allSettled(Array.from({ length: 10 }, () => lockDirectory(folder)))
    const held = attempts.filter((attempt) => attempt.status === 'fulfilled')
    expect(held.length).toBeLessThanOrEqual(1)
    for (const { value } of held) await value.release()
  }
})
