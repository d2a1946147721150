import * as core from '@chuhai/core'
import * as ui from '@chuhai/ui'
import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => void vi.unstubAllGlobals())

// Two copies, because core and ui do not import each other.
describe.each([
  ['core', core.importWithRetry],
  ['ui', ui.importWithRetry],
])('importWithRetry of %s', (_, importWithRetry) => {
  it('imports a module once where that succeeds', async () => {
    const load = vi.fn(async () => 'module')
    expect(await importWithRetry(load)).toBe('module')
    expect(load).toHaveBeenCalledOnce()
  })

  it('imports again after a failure, and fails with the second', async () => {
    const lost = new TypeError('Failed')
    const load = vi.fn(async () => 'module').mockRejectedValueOnce(lost)
    expect(await importWithRetry(load)).toBe('module')
    load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
    await expect(importWithRetry(load)).rejects.toBe(lost)
  })

  it('uses another address for the retry, since browsers remember a failed one', async () => {
    const address = 'data:text/javascript,export const url = import.meta.url//'
    const load = vi.fn(async (): Promise<{ url: string }> => {
      throw new TypeError(`Failed to fetch dynamically imported module: ${address.replaceAll(' ', '%20')}`)
    })
    expect((await importWithRetry(load)).url).toMatch(/\?retry=\d+$/)
    expect(load).toHaveBeenCalledOnce()
  })

  it('takes a part of our tags from another folder, with all that it imports', async () => {
    vi.stubGlobal('chuhaiSharedFile', 'file:///widgets/base-1a2b3c4d.js')
    const load = (async () => {
      throw new SyntaxError('Unexpected end of input')
    }) as () => Promise<unknown>
    load.toString = () => '()=>import(`./Listbox-1a2b3c4d.js`)'
    const another = expect.stringMatching(/\/widgets\/parts~[a-z]\d+\/Listbox-1a2b3c4d\.js/)
    await expect(importWithRetry(load)).rejects.toMatchObject({ message: another })
  })
})
