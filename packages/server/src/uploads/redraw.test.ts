import { promisify } from 'node:util'
import { expect, it, vi } from 'vitest'
import { createRedraw } from './redraw'

const drawn: (() => void)[] = []

vi.mock('node:child_process', () => {
  const draw = () =>
    new Promise((resolve) => drawn.push(() => resolve({ stdout: '{"width":1,"height":1,"bytes":1}' })))
  return { execFile: Object.assign(() => {}, { [promisify.custom]: draw }) }
})

it('draws two pictures at once, queues fifty, and is busy for more', async () => {
  const redraw = createRedraw()
  const draw = (owner: number) => redraw('/tmp/a', 'image/png', owner)
  const waiting = Array.from({ length: 52 }, (_, owner) => draw(owner))
  await expect.poll(() => drawn.length).toBe(2)
  const busy = { code: 'FILE_BUSY', httpStatus: 503, details: { headers: { 'Retry-After': '5' } } }
  await expect(draw(52)).rejects.toMatchObject(busy)
  for (let done = 0; done < waiting.length; done += 1) {
    await expect.poll(() => drawn.length).toBeGreaterThan(0)
    drawn.shift()?.()
  }
  expect(await Promise.all(waiting)).toHaveLength(52)
  const next = draw(52)
  await expect.poll(() => drawn.length).toBe(1)
  drawn.shift()?.()
  await expect(next).resolves.toMatchObject({ width: 1 })
})
