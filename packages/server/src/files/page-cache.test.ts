import { expect, it } from 'vitest'
import { createPageCache, encodePage, freshMs } from './page-cache'

const page = async (html: string) => encodePage({ status: 200, html })
const textOf = ({ body }: { body: Uint8Array }) => new TextDecoder().decode(body)

it('renders again when a page is a few seconds old', async () => {
  let now = 0
  const cache = createPageCache(() => now)
  await cache.get('/', () => page('old'))
  now = freshMs - 1
  expect(textOf(await cache.get('/', () => page('new')))).toBe('old')
  now = freshMs
  expect(textOf(await cache.get('/', () => page('new')))).toBe('new')
})

it('keeps a hundred pages, and lets the oldest go first', async () => {
  const cache = createPageCache(() => 0)
  for (let i = 0; i <= 100; i += 1) await cache.get(`/${i}`, () => page(`${i}`))
  expect(textOf(await cache.get('/100', () => page('again')))).toBe('100')
  expect(textOf(await cache.get('/0', () => page('again')))).toBe('again')
})

it('forgets a rendering that failed', async () => {
  const cache = createPageCache()
  await expect(cache.get('/', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(textOf(await cache.get('/', () => page('well')))).toBe('well')
})
