import { afterEach, expect, it, vi } from 'vitest'
import { start } from './start'

const check = vi.fn(async () => 'the report')
const { importChunk } = vi.hoisted(() => ({ importChunk: vi.fn() }))
vi.mock('./import-chunk', () => ({ createChunkImport: () => importChunk }))

const page = globalThis as { Chuhai?: ((command: string) => unknown) & { context: unknown } }

afterEach(() => {
  page.Chuhai?.('destroy')
  vi.unstubAllGlobals()
})

it('the self-check is fetched when it is called, and not before', async () => {
  importChunk.mockResolvedValue({ check })
  vi.stubGlobal('chuhaiEntries', {})
  vi.stubGlobal('chuhaiVersion', '1')
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = () => {}
    },
  )
  const tag = document.createElement('script')
  tag.src = 'http://chuhai.test/widgets/loader.js'
  document.head.replaceChildren(tag)
  Object.assign(document, { adoptedStyleSheets: [] })
  start(window as never, 'loader.js', () => Promise.reject())
  expect(importChunk).not.toHaveBeenCalled()
  const answer = page.Chuhai?.('check')
  expect(importChunk).toHaveBeenCalledExactlyOnceWith(['check.js'])
  await vi.waitFor(() => expect(check).toHaveBeenCalledExactlyOnceWith(page.Chuhai?.context))
  expect(await answer).toBe('the report')
})
