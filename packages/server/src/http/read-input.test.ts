import { expect, it } from 'vitest'
import { readBody } from './read-input'

const endless = (headers: Record<string, string> = {}) =>
  new Request('http://localhost/', {
    method: 'POST',
    headers,
    body: new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(10)) }),
    duplex: 'half',
  } as RequestInit)

it('times out for a body that does not end, announced or not', async () => {
  await expect(readBody(endless(), 100, 20)).rejects.toThrow('BODY_TOO_SLOW')
  await expect(readBody(endless({ 'Content-Length': '50' }), 100, 20)).rejects.toThrow('BODY_TOO_SLOW')
})

it('reads a body in time', async () => {
  const request = new Request('http://localhost/', { method: 'POST', body: '出海' })
  expect(Buffer.from(await readBody(request, 100, 1000)).toString()).toBe('出海')
})
