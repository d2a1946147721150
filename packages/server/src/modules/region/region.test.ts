import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Region } from '@chuhai/contract/region'
import { expect, it } from 'vitest'
import { partner, startTestApp } from '../../testing/test-app'
import { regionTree } from './service'

const server = startTestApp()
const path = '/api/region/tree'

it('returns the whole tree without a sign-in', async () => {
  const { http, headers, envelope } = await server.get<Region[]>(path)
  expect(http).toBe(200)
  expect(headers.get('Content-Type')).toBe('application/json')
  expect(envelope).toEqual({ status: 'success', data: regionTree, message: '' })
})

it('may be cached, separately for each site', async () => {
  const { headers } = await server.get(path, { Origin: partner })
  expect(headers.get('Cache-Control')).toBe('public, max-age=3600')
  expect(headers.get('Vary')).toBe('Origin, Accept-Encoding')
  expect(headers.get('Access-Control-Allow-Origin')).toBe(partner)
  expect(headers.get('Set-Cookie')).toBeNull()
})

it('is not sent again to a browser that has it', async () => {
  const ask = (headers: Record<string, string>) => server.request(path, { headers })
  const etag = (await ask({})).headers.get('ETag') ?? ''
  const again = await ask({ 'If-None-Match': etag })
  expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag])
  expect((await ask({ 'If-None-Match': '"other"' })).status).toBe(200)
  expect((await ask({ 'If-None-Match': etag, 'Accept-Encoding': 'br' })).status).toBe(200)
})

it.each([
  ['br, gzip', 'br', brotliDecompressSync, 30_000],
  ['gzip', 'gzip', gunzipSync, 40_000],
] as const)('is compressed for who accepts %s', async (accepted, encoding, decompress, limit) => {
  const response = await server.request(path, { headers: { 'Accept-Encoding': accepted } })
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('Content-Encoding')).toBe(encoding)
  expect(bytes.byteLength).toBeLessThan(limit)
  expect(JSON.parse(decompress(bytes).toString()).data).toEqual(regionTree)
})

it('refuses other methods, and answers HEAD without a body', async () => {
  expect((await server.request(path, { method: 'HEAD' })).status).toBe(200)
  expect((await server.post(path, {})).http).toBe(405)
})
