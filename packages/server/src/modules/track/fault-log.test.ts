import type { PageFault } from '@chuhai/contract/track'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Logger } from '../../process/log'
import { createFaultLog } from './fault-log'

const start = new Date('2026-11-27T02:00:00Z')
const fault: PageFault = {
  path: '/news/detail?id=101',
  message: '陈静怡 13805710826 330106199001011234',
  stack:
    'Error: 陈静怡\n    at https://evil.example/13805710826.js:1:1\n    at render (https://portal.example/assets/NewsPage-a1b2.js:1:2345)',
}
const warn = vi.fn()
let say: (change?: Partial<PageFault>, sender?: string, now?: Date) => Promise<void>

beforeEach(() => {
  warn.mockClear()
  const log = createFaultLog({ warn } as unknown as Logger)
  say = (change, sender = '203.0.113.7', now = start) => log({ ...fault, ...change }, sender, now)
})

describe('a fault that a page reports', () => {
  it('is logged with its path, its place and a digest, and with nothing that its sender has written', async () => {
    await say({ path: '/user/13805710826' })
    expect(warn.mock.calls).toEqual([
      [
        {
          page: {
            path: '/user/…',
            message: expect.stringMatching(/^[\da-f]{16}$/),
            at: 'NewsPage-a1b2.js:1:2345',
          },
        },
        'a page could not be rendered',
      ],
    ])
  })

  it('is logged once an hour, whoever sends it', async () => {
    await say()
    await say({}, '203.0.113.8')
    expect(warn).toHaveBeenCalledOnce()
    await say({}, '203.0.113.9', new Date(start.getTime() + 60 * 60 * 1000))
    expect(warn).toHaveBeenCalledTimes(2)
  })

  it('is left out above six of one sender in a minute, and logged for others', async () => {
    for (let i = 0; i < 20; i += 1) await say({ message: `message ${i}` })
    expect(warn).toHaveBeenCalledTimes(6)
    await say({ message: 'of another' }, '203.0.113.8')
    expect(warn).toHaveBeenCalledTimes(7)
  })
})
