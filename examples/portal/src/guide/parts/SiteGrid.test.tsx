import { act, cleanup, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { siteDouble } from '../../testing/guide'
import { GuideContext } from '../guide'
import { SiteGrid } from './SiteGrid'

type Entry = { isIntersecting: boolean; target: Element }
let reach: (entries: Entry[]) => void = () => {}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof reach) {
        reach = callback
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const sites = Array.from({ length: 60 }, (_, index) => siteDouble(index + 1))
const guide = { tree: [], isHotShown: false, subscriptions: null, exclusive: null }
const grid = (isBelow = false) => (
  <GuideContext value={guide}>
    <SiteGrid sites={sites} isBelow={isBelow} />
  </GuideContext>
)
const cards = () => document.querySelectorAll('.site-card').length
const ahead = () => [...document.querySelectorAll('[data-ahead]')]

it('renders the first cards, and the others as text that the browser’s search finds', () => {
  render(grid())
  expect(cards()).toBe(12)
  expect(ahead()).toHaveLength(4)
  expect(ahead()[0]?.textContent?.split('\n')[0]).toBe('站点13 站点13的用处')
})

it('keeps thousands of distant sites as few texts, which are split near the window', async () => {
  const many = Array.from({ length: 300 }, (_, index) => siteDouble(index + 1))
  render(
    <GuideContext value={guide}>
      <SiteGrid sites={many} isBelow />
    </GuideContext>,
  )
  expect(ahead()).toHaveLength(4)
  expect(ahead()[3]?.textContent?.trim().split('\n')).toHaveLength(12)
  await act(async () => reach([{ isIntersecting: true, target: ahead()[1] as Element }]))
  expect(ahead()).toHaveLength(3 + 8)
  expect(cards()).toBe(0)
})

it('draws nothing of a list that begins further below', () => {
  render(grid(true))
  expect(cards()).toBe(0)
  expect(ahead()).toHaveLength(5)
})

it('renders cards near the window, and keeps them', async () => {
  render(grid(true))
  const second = ahead()[1] as Element
  await act(async () => reach([{ isIntersecting: true, target: second }]))
  expect(cards()).toBe(12)
  expect(document.querySelector('.site-card__name')?.textContent).toBe('站点13')
  await act(async () => reach([{ isIntersecting: false, target: second }]))
  expect(cards()).toBe(12)
})

it('is complete when the server renders it, and hydrates unchanged', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  const html = renderToString(grid(true))
  root.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes)
  expect(cards()).toBe(60)
  const mismatches: unknown[] = []
  await act(async () => {
    hydrateRoot(root, grid(true), { onRecoverableError: (error) => mismatches.push(error) })
  })
  expect(mismatches).toEqual([])
  expect(cards()).toBe(60)
})
