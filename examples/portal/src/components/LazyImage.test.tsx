import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { stubIntersections } from '../testing/browser'
import { LazyImage } from './LazyImage'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const picture = <LazyImage src="/media/steps.png" alt="流程" />
const src = () => screen.getByRole('img', { name: '流程' }).getAttribute('src')

it('loads an image within 1.33 window heights, checked every 500 ms', () => {
  const { meet, optionsOf } = stubIntersections()
  render(picture)
  expect(optionsOf()).toEqual({ rootMargin: '33%', delay: 500 })
  expect(src()).toBeNull()
  act(meet)
  expect(src()).toBe('/media/steps.png')
})

it('loads an image a second time after a failure, and not a third time', () => {
  const { meet } = stubIntersections()
  render(picture)
  act(meet)
  const first = screen.getByRole('img')
  fireEvent.error(first)
  const second = screen.getByRole('img')
  expect(second).not.toBe(first)
  expect(src()).toBe('/media/steps.png')
  fireEvent.error(second)
  expect(screen.getByRole('img')).toBe(second)
})

it('leaves the images of the server’s document to the browser', () => {
  expect(renderToString(picture)).toContain('loading="lazy" src="/media/steps.png"')
})

it('loads an image of the document again that failed before hydration', async () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(picture)
  const first = container.querySelector('img') as HTMLImageElement
  Object.defineProperties(first, {
    complete: { value: true },
    naturalWidth: { value: 0 },
    currentSrc: { value: '/media/steps.png' },
  })
  stubIntersections()
  document.body.append(container)
  render(picture, { container, hydrate: true })
  await vi.waitFor(() => expect(container.querySelector('img')).not.toBe(first))
  expect(src()).toBe('/media/steps.png')
})

it('shows every image of pages but what is seen at once: announcement, avatar, picture of a service', () => {
  const src = join(import.meta.dirname, '..')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  const withImage = files.filter(
    (path) =>
      path.endsWith('.tsx') &&
      !path.endsWith('.test.tsx') &&
      /<img\b/.test(readFileSync(join(src, path), 'utf8')),
  )
  expect(withImage.sort()).toEqual([
    'account/user/Profile.tsx',
    'components/LazyImage.tsx',
    'layout/announcement/Announcement.tsx',
    'pages/service/ServiceHeader.tsx',
  ])
})
