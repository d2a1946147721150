import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Portal } from '../../layout/Portal'
import { createMatcher } from '../../router/match'
import { rows } from '../../routes'
import { createAppDouble } from '../../testing/app'
import { stubBrowser } from '../../testing/browser'
import { pageDouble } from '../../testing/content'
import type { ShownPage } from './blocks/block'
import PlatformPage from './PlatformPage'

const match = createMatcher(rows)
const scrolled = vi.fn()
const page = pageDouble('GStore-1')
const data: ShownPage = {
  ...page,
  blocks: page.blocks.flatMap((block) =>
    block.type === 'cases' ||
    block.type === 'articles' ||
    block.type === 'text' ||
    block.type === 'checklist' ||
    block.type === 'storeComparison' ||
    block.type === 'storeSites'
      ? []
      : [block],
  ),
}

beforeEach(() => {
  stubBrowser()
  scrolled.mockClear()
  Element.prototype.scrollIntoView = scrolled
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const open = async (tag: string) => {
  const href = `/GStore/details/1${tag}`
  history.replaceState(null, '', href)
  const found = match(href)
  if (!found) throw new Error(`${href} is no page`)
  const { row, params, query } = found
  const view = { phase: 'ready', href, row, Page: PlatformPage, params, query, data, now: 0 } as const
  await act(async () => {
    render(<Portal app={createAppDouble({ view })} href={href} />)
  })
  return scrolled.mock.contexts.map((element) => (element as Element).id)
}

it.each([
  ['', []],
  ['?tag=1', []],
  ['?tag=2', ['steps']],
  ['?tag=3', ['questions']],
  ['?tag=4', ['consultation']],
])('opens at the part that the address %s chooses', async (tag, ids) => {
  expect(await open(tag)).toEqual(ids)
})

it('stays where it was left', async () => {
  vi.stubGlobal('scrollY', 400)
  expect(await open('?tag=3')).toEqual([])
})
