import { expect, it } from 'vitest'
import { createPageCache, encodePage, freshMs } from './page-cache'

const page = async (html: string) => encodePage({ status: 200, html })
const textOf = ({ body }: { body: Uint8Array }) => new TextDecoder().decode(body)

it('renders again after a few seconds', async () => {
  let now = 0
  const cache = createPageCache(() => now)
  await cache.get('/', () => page('old'))
  now = freshMs - 1
  expect(textOf(await cache.get('/', () => page('new')))).toBe('old')
  now = freshMs
  expect(textOf(await cache.get('/', () => page('new')))).toBe('new')
})

it('keeps a hundred pages, and evicts the oldest first', async () => {
  const cache = createPageCache(() => 0)
  for (let i = 0; i <= 100; i += 1) await cache.get(`/${i}`, () => page(`${i}`))
  expect(textOf(await cache.get('/100', () => page('again')))).toBe('100')
  expect(textOf(await cache.get('/0', () => page('again')))).toBe('again')
})

it('does not cache a failed rendering', async () => {
  const cache = createPageCache()
  await expect(cache.get('/', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(textOf(await cache.get('/', () => page('well')))).toBe('well')
})

it('names a page by its content, without the part that differs each time', () => {
  const named = (time: number, text: string) =>
    encodePage({ status: 200, html: `${text} "now":${time}`, changing: `"now":${time}` })
  expect(named(2, 'old').etag).toBe(named(1, 'old').etag)
  expect(named(2, 'new').etag).not.toBe(named(1, 'old').etag)
  expect(textOf(named(2, 'new'))).toContain('"now":2')
})
