import { expect, it } from 'vitest'
import { tokensOf } from './proof'

const token = '0f9c5b1e-5d0c-4f0e-9a3c-0d6f1f7f2b11'
const found = async (pages: Record<string, string>) =>
  (await tokensOf('https://shop.example', async (address) => pages[address] ?? null)).has(token)
const ofFile = (text: string) => found({ 'https://shop.example/.well-known/chuhai.txt': text })
const ofPage = (html: string) => found({ 'https://shop.example/': html })

it.each([token, `${token}\n`, `other\r\n  ${token.toUpperCase()}  \r\n`])(
  'a file has a token on a line of its own: %j',
  async (text) => {
    expect(await ofFile(text)).toBe(true)
  },
)

it.each(['', `no ${token}`, `<p>${token}</p>`])(
  'a file without such a line proves nothing: %j',
  async (text) => {
    expect(await ofFile(text)).toBe(false)
  },
)

it.each([
  `<head><meta name="chuhai-site" content="${token}"></head>`,
  `<META content='${token}' name=chuhai-site />`,
  `<meta name="chuhai-site" content="another"><meta charset="utf-8"><meta name="chuhai-site" content="${token}">`,
])('a home page has a token in its head: %s', async (html) => {
  expect(await ofPage(html)).toBe(true)
})

it.each([
  `<head></head><body><meta name="chuhai-site" content="${token}"></body>`,
  `<meta name="description" content="${token}">`,
  `&lt;meta name="chuhai-site" content="${token}"&gt;`,
  token,
])('a home page proves nothing elsewhere: %s', async (html) => {
  expect(await ofPage(html)).toBe(false)
})

it('a site that cannot be read has no token', async () => {
  expect(await found({})).toBe(false)
})

it('a page of brackets takes no longer than another', async () => {
  const begin = performance.now()
  expect(await ofPage('<meta '.repeat(11_000))).toBe(false)
  expect(performance.now() - begin).toBeLessThan(500)
})
