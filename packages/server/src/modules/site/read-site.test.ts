import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSiteReader, isPublic } from './read-site'

let port: number
const seen: string[] = []
const pages: Record<string, RequestListener> = {
  '/ok': (_, answer) => void answer.end('token'),
  '/moved': (_, answer) => void answer.writeHead(302, { Location: '/ok' }).end(),
  '/missing': (_, answer) => void answer.writeHead(404).end('token'),
  '/silent': () => {},
  '/half': (_, answer) => void answer.writeHead(200).write('tok'),
  '/long': (_, answer) => void answer.end('x'.repeat(1_000_000)),
}
const server = createServer((request, answer) => {
  seen.push(request.url ?? '')
  pages[request.url ?? '']?.(request, answer)
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const here = (path: string, host = '127.0.0.1') => `http://${host}:${port}${path}`
const ofDeveloper = createSiteReader('http://localhost:4000', { timeoutMs: 300, maxBytes: 1000 })
const ofPortal = createSiteReader('https://www.example.com')

describe('the reader of a site', () => {
  it('reads a page, and of a long one the beginning', async () => {
    expect(await ofDeveloper(here('/ok'))).toBe('token')
    expect((await ofDeveloper(here('/long')))?.length).toBe(1000)
  })

  it.each(['/moved', '/missing', '/silent', '/half'])('has nothing of %s', async (path) => {
    seen.length = 0
    expect(await ofDeveloper(here(path))).toBeNull()
    expect(seen).toEqual([path])
  })

  it.each([
    '127.0.0.1',
    'localhost',
    // A name that leads to this machine.
    'localhost.',
  ])('of a portal on the open net connects to no %s', async (host) => {
    seen.length = 0
    expect(await ofPortal(here('/ok', host))).toBeNull()
    expect(seen).toEqual([])
  })

  it('of a portal on this machine follows no other name to this machine', async () => {
    expect(await ofDeveloper(here('/ok', 'localhost.'))).toBeNull()
  })
})

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:8.8.8.8',
  'fd00::1',
  'fe80::1',
  '64:ff9b::a01:203',
  '2002:a01:203::1',
  'ff02::1',
  'text',
])('%s is no address of the open net', (address) => {
  expect(isPublic(address)).toBe(false)
})

it.each(['8.8.8.8', '114.114.114.114', '172.32.0.1', '2400:3200::1'])('%s is one', (address) => {
  expect(isPublic(address)).toBe(true)
})
