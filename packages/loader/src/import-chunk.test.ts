import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createChunkImport } from './import-chunk'

const globals = globalThis as { addresses?: string[] }
const addresses: string[] = []
const pauses: number[] = []
const warn = vi.fn()
const alive = new AbortController().signal
let count = 0

/** A module that exports its address and fails so often; the comment absorbs what is added to the address. */
const fileThatBreaks = (times: number) =>
  `data:text/javascript,globalThis.addresses.push(import.meta.url);if(globalThis.addresses.length<=${times})throw new Error('broken');export const name='panels'//${count++}`

beforeEach(() => {
  globals.addresses = addresses
  addresses.length = 0
  pauses.length = 0
  warn.mockClear()
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms: number) => {
    pauses.push(ms)
    queueMicrotask(run)
  }) as typeof setTimeout)
})

describe('a chunk', () => {
  it('is imported by its own address, once', async () => {
    const url = fileThatBreaks(0)
    expect(await createChunkImport(warn, alive)(url)).toMatchObject({ name: 'panels' })
    expect(addresses).toEqual([url])
    expect(warn).not.toHaveBeenCalled()
  })

  it('is tried again under another address, after a pause that grows', async () => {
    const url = fileThatBreaks(2)
    expect(await createChunkImport(warn, alive)(url)).toMatchObject({ name: 'panels' })
    expect(addresses).toEqual([url, `${url}?attempt=2`, `${url}?attempt=3`])
    expect(pauses).toEqual([400, 800])
    expect(warn).not.toHaveBeenCalled()
  })

  it('that never comes is said once, with what to do about it', async () => {
    const url = fileThatBreaks(3)
    await expect(createChunkImport(warn, alive)(url)).rejects.toThrow('broken')
    expect(addresses).toHaveLength(3)
    expect(warn.mock.calls).toEqual([
      [`${url} did not load. Check the network, and script-src of the page's CSP.`],
    ])
  })

  it('that is asked for again after that has a new address', async () => {
    const url = fileThatBreaks(3)
    const importChunk = createChunkImport(warn, alive)
    await expect(importChunk(url)).rejects.toThrow('broken')
    expect(await importChunk(url)).toMatchObject({ name: 'panels' })
    expect(addresses.at(-1)).toBe(`${url}?attempt=4`)
  })

  it('is not tried again once the loader has ended', async () => {
    await expect(createChunkImport(warn, AbortSignal.abort())(fileThatBreaks(1))).rejects.toThrow('broken')
    expect(addresses).toHaveLength(1)
  })
})
