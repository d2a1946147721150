import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createChunkImport } from './import-chunk'

const files = 'https://chuhai.test/widgets/'
const panels = ['parts/panels-1.js', 'parts/fields-1.js', 'base-1.js']
const form = ['parts/form-1.js', 'parts/fields-1.js', 'base-1.js']
const pauses: number[] = []
const warn = vi.fn()
let requested: string[]
let broken: Map<string, number>
/** Which addresses have been evaluated, and what a browser remembers as failed. */
let modules: Map<string, boolean>

/** As a browser that remembers what failed: a file fails with a file that it imports. */
const load = async (address: string): Promise<unknown> => {
  const fetchOnce = (url: string) => {
    if (modules.has(url)) return
    requested.push(url.replace(files, ''))
    const name = url.split('/').at(-1) ?? ''
    const left = broken.get(name) ?? 0
    broken.set(name, left - 1)
    modules.set(url, left <= 0)
  }
  const [, folder = '', name = ''] = /^(.*\/)(?:parts[^/]*\/)?([^/]+)$/.exec(address) ?? []
  const root = folder.replace(/parts[^/]*\/$/, '')
  const own = address.slice(0, -name.length)
  const imports = /panels|form/.test(name) ? [`${own}fields-1.js`, `${root}base-1.js`] : []
  for (const url of [address, ...imports]) fetchOnce(url)
  if ([address, ...imports].some((url) => !modules.get(url))) throw new TypeError(`broken: ${name}`)
  return { name, base: imports[1] }
}
const create = (ended = new AbortController().signal) => createChunkImport({ files, warn, ended, load })

beforeEach(() => {
  requested = []
  broken = new Map()
  modules = new Map()
  pauses.length = 0
  warn.mockClear()
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms: number) => {
    pauses.push(ms)
    queueMicrotask(run)
  }) as typeof setTimeout)
})

describe('an entry', () => {
  it('is imported by its own address, once, and with it all that it imports', async () => {
    expect(await create()(panels)).toMatchObject({ name: 'panels-1.js' })
    expect(requested.sort()).toEqual([...panels].sort())
    expect(warn).not.toHaveBeenCalled()
  })

  it.each(panels)('comes after %s has failed once', async (name) => {
    broken.set(name.replace('parts/', ''), 1)
    expect(await create()(panels)).toMatchObject({ name: 'panels-1.js' })
    expect(pauses).toEqual([400])
    expect(warn).not.toHaveBeenCalled()
  })

  it('comes after different files have failed, one after the other', async () => {
    broken = new Map([
      ['base-1.js', 1],
      ['fields-1.js', 2],
    ])
    await create()(panels)
    expect(pauses).toEqual([400, 800])
    expect(requested).toContain('~2/parts~3/panels-1.js')
  })

  it('takes a file that failed from another folder, and what has loaded for all from the first', async () => {
    broken.set('fields-1.js', 1)
    const importChunk = create()
    expect(await importChunk(panels)).toMatchObject({ base: `${files}base-1.js` })
    expect(requested).toContain('parts~2/fields-1.js')
    expect(requested.filter((name) => name.includes('base'))).toEqual(['base-1.js'])
  })

  it('shares one copy with another that is imported at the same time', async () => {
    broken.set('base-1.js', 1)
    const importChunk = create()
    const entries = await Promise.all([importChunk(panels), importChunk(form)])
    expect(entries).toMatchObject([{ base: `${files}~2/base-1.js` }, { base: `${files}~2/base-1.js` }])
  })

  it('that never comes is said once, with what to do about it', async () => {
    broken.set('panels-1.js', 3)
    const importChunk = create()
    await expect(importChunk(panels)).rejects.toThrow('broken')
    expect(requested.filter((name) => name.includes('panels'))).toHaveLength(3)
    expect(warn.mock.calls).toEqual([
      [`${files}parts/panels-1.js did not load. Check the network, and script-src of the page's CSP.`],
    ])
  })

  it('that is asked for again after that comes', async () => {
    broken.set('panels-1.js', 3)
    const importChunk = create()
    await expect(importChunk(panels)).rejects.toThrow('broken')
    expect(await importChunk(panels)).toMatchObject({ name: 'panels-1.js' })
  })

  it('is not tried again once the loader has ended', async () => {
    broken.set('panels-1.js', 1)
    await expect(create(AbortSignal.abort())(panels)).rejects.toThrow('broken')
    expect(pauses).toEqual([])
  })
})
