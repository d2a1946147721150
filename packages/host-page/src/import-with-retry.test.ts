import { afterEach, expect, it, vi } from 'vitest'
import { importWithRetry } from './import-with-retry'

afterEach(() => void vi.unstubAllGlobals())

it('imports a module once where that succeeds', async () => {
  const load = vi.fn(async () => 'module')
  expect(await importWithRetry(load)).toBe('module')
  expect(load).toHaveBeenCalledOnce()
})

it('imports a module again after a failure, and fails with the second', async () => {
  const lost = new TypeError('Failed')
  const load = vi.fn(async () => 'module').mockRejectedValueOnce(lost)
  expect(await importWithRetry(load)).toBe('module')
  load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
  await expect(importWithRetry(load)).rejects.toBe(lost)
})

it('imports a module again from another address, since browsers remember a failed one', async () => {
  const address = 'data:text/javascript,export const url = import.meta.url//'
  const load = vi.fn(async (): Promise<{ url: string }> => {
    throw new TypeError(`Failed to fetch dynamically imported module: ${address.replaceAll(' ', '%20')}`)
  })
  expect((await importWithRetry(load)).url).toMatch(/\?retry=\d+$/)
  expect(load).toHaveBeenCalledOnce()
})

it('takes from a file with several modules the one that was asked for, also from another address', async () => {
  const address = 'data:text/javascript,export const t = { name: "form" }//'.replaceAll(' ', '%20')
  const load = (async () => {
    throw new TypeError(`Failed to fetch dynamically imported module: ${address}`)
  }) as () => Promise<unknown>
  load.toString = () => '()=>preload(()=>import(`./src-1a2b3c4d.js`).then(e=>e.t),[1,2])'
  expect(await importWithRetry(load)).toEqual({ name: 'form' })
})

it('imports a part of our tags again from another folder, with all that it imports', async () => {
  vi.stubGlobal('chuhaiSharedFile', 'file:///widgets/base-1a2b3c4d.js')
  const load = (async () => {
    throw new SyntaxError('Unexpected end of input')
  }) as () => Promise<unknown>
  load.toString = () => '()=>import(`./Listbox-1a2b3c4d.js`)'
  const another = expect.stringMatching(/\/widgets\/parts~r\d+\/Listbox-1a2b3c4d\.js/)
  await expect(importWithRetry(load)).rejects.toMatchObject({ message: another })
})

it('imports a module that failed while the page went only once the page is back', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.resetModules()
  const module = await import('./import-with-retry')
  page.dispatchEvent(new Event('pagehide'))
  const load = vi.fn(async () => 'module').mockRejectedValueOnce(new TypeError('aborted'))
  const imported = module.importWithRetry(load)
  await new Promise((resolve) => setTimeout(resolve))
  expect(load).toHaveBeenCalledOnce()
  page.dispatchEvent(new Event('pageshow'))
  expect(await imported).toBe('module')
})
