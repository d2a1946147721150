import { expect, it } from 'vitest'
import { createPageShelf, freshMs, readyPage } from './page-shelf'

const page = async (html: string) => readyPage({ status: 200, html })
const textOf = ({ body }: { body: Uint8Array }) => new TextDecoder().decode(body)

it('renders again when a page is a few seconds old', async () => {
  let now = 0
  const shelf = createPageShelf(() => now)
  await shelf.take('/', () => page('old'))
  now = freshMs - 1
  expect(textOf(await shelf.take('/', () => page('new')))).toBe('old')
  now = freshMs
  expect(textOf(await shelf.take('/', () => page('new')))).toBe('new')
})

it('keeps a hundred pages, and lets the oldest go first', async () => {
  const shelf = createPageShelf(() => 0)
  for (let i = 0; i <= 100; i += 1) await shelf.take(`/${i}`, () => page(`${i}`))
  expect(textOf(await shelf.take('/100', () => page('again')))).toBe('100')
  expect(textOf(await shelf.take('/0', () => page('again')))).toBe('again')
})

it('forgets a rendering that failed', async () => {
  const shelf = createPageShelf()
  await expect(shelf.take('/', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(textOf(await shelf.take('/', () => page('well')))).toBe('well')
})
