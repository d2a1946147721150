import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createLoginPage, mayFrame } from './framing'

const asking = 'https://shop.example.com'
const login = new URL('https://id.example.com/login')

const allows = (headers: Record<string, string>, origin = asking, address = login) =>
  mayFrame(new Headers(headers), address, origin)
const ancestors = (sources: string) => ({
  'Content-Security-Policy': `default-src 'self'; frame-ancestors ${sources}`,
})

it.each<[string, boolean, Record<string, string>]>([
  ['nothing is said', true, {}],
  ['another directive is all there is', true, { 'Content-Security-Policy': "default-src 'none'" }],
  ['X-Frame-Options denies', false, { 'X-Frame-Options': 'DENY' }],
  ['X-Frame-Options is for its own origin', false, { 'X-Frame-Options': 'SAMEORIGIN' }],
  ['frame-ancestors outweigh X-Frame-Options', true, { 'X-Frame-Options': 'DENY', ...ancestors('*') }],
  ['no page may', false, ancestors("'none'")],
  ['the list is empty', false, ancestors('')],
  ['it alone may', false, ancestors("'self'")],
  ['the origin is listed', true, ancestors(`'self' ${asking}`)],
  ['another origin is listed', false, ancestors('https://shop.example.org')],
  ['a look-alike is listed', false, ancestors('https://shop.example.com.evil.example')],
  ['the host is listed without a scheme', true, ancestors('shop.example.com')],
  ['subdomains are listed', true, ancestors('https://*.example.com')],
  ['subdomains of another are listed', false, ancestors('*.shop.example.com')],
  ['every https page may', true, ancestors('https:')],
  ['every http page may', false, ancestors('http:')],
  ['http means https as well', true, ancestors('http://shop.example.com')],
  ['another port is listed', false, ancestors('https://shop.example.com:8443')],
  ['any port is listed', true, ancestors('https://shop.example.com:*')],
  ['capitals are used', true, ancestors('HTTPS://SHOP.EXAMPLE.COM')],
  [
    'two policies disagree',
    false,
    { 'Content-Security-Policy': "frame-ancestors *, frame-ancestors 'none'" },
  ],
])('when %s, framing is %s', (_, expected, headers) => {
  expect(allows(headers)).toBe(expected)
})

it('distinguishes hosts and ports of one machine', () => {
  const provider = new URL('http://localhost:4001/')
  const list = ancestors('http://localhost:4000 http://127.0.0.1:4002')
  expect(allows(list, 'http://localhost:4000', provider)).toBe(true)
  expect(allows(list, 'http://localhost:4003', provider)).toBe(false)
  expect(allows(ancestors("'self'"), 'http://localhost:4001', provider)).toBe(true)
  expect(allows({ 'X-Frame-Options': 'SAMEORIGIN' }, 'http://localhost:4001', provider)).toBe(true)
})

it.each(['', 'null', 'nonsense'])('lets %j frame nothing', (origin) => {
  expect(allows({}, origin)).toBe(false)
})

it('brings cookies back to the host that set them only', async () => {
  const listen = async (respond: RequestListener) => {
    const server = createServer(respond).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const received: [host: string, cookie: string | undefined][] = []
  const other = await listen(({ headers }, answer) => {
    received.push(['other', headers.cookie])
    answer.writeHead(200, { 'X-Frame-Options': 'DENY' }).end()
  })
  const first = await listen(({ headers, url }, answer) => {
    received.push(['first', headers.cookie])
    const Location = url === '/' ? '/login' : other
    answer.writeHead(302, { Location, 'Set-Cookie': 'login=1; HttpOnly' }).end()
  })
  const mayBeFramed = await createLoginPage(async () => new URL(first)).get()
  expect(mayBeFramed(asking)).toBe(false)
  expect(received).toEqual([
    ['first', undefined],
    ['first', 'login=1'],
    ['other', undefined],
  ])
})
