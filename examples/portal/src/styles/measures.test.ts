import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  announcementHeightPx,
  guideHeaderHeightPx,
  headerHeightPx,
  layoutWidthPx,
} from '@chuhai/contract/constants'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(src, path), 'utf8')
const base = read('styles/base.css')

it.each([
  ['layout-width', layoutWidthPx],
  ['header-height', headerHeightPx],
  ['guide-header-height', guideHeaderHeightPx],
  ['announcement-height', announcementHeightPx],
])('--%s is the %d px of the specification', (name, value) => {
  expect(base).toContain(`--${name}: ${value}px;`)
})

const others = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.css') && path !== 'styles/base.css',
)

it('writes the width of the layout and the height of the window below a header nowhere else', () => {
  const repeated = others.filter((path) => /\b12(00|48)px|100d?vh - (60|56)px/.test(read(path)))
  expect(repeated).toEqual([])
})

it.each([
  ['layout/header/header.css', 'header-height'],
  ['layout/school/school-header.css', 'header-height'],
  ['cup/layout/cup-header.css', 'header-height'],
  ['guide/layout/guide-chrome.css', 'guide-header-height'],
  ['layout/announcement/announcement.css', 'announcement-height'],
])('%s takes its height from --%s', (path, name) => {
  expect(read(path)).toMatch(new RegExp(`height: var\\(--${name}\\)`))
})

it('touch mode and print hide every header and footer of a layout', () => {
  const views = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.includes('layout/') && path.endsWith('.tsx') && !path.endsWith('.test.tsx'),
  )
  const chrome = views.flatMap((path) =>
    [...read(path).matchAll(/<(?:header|footer) className="([\w-]+)"/g)].map(([, name]) => `.${name}`),
  )
  const [touch = '', print = ''] = read('layout/frame.css').split('@media print')
  for (const hidden of [touch.split('[data-touch]\n')[1], print])
    expect(hidden?.match(/\.[\w-]+(?=[,\n])/g)).toEqual(expect.arrayContaining(chrome))
})
