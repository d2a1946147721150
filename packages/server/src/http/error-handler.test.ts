import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import type { Logger } from '../process/log'
import type { AppEnv } from './context'
import { errorHandler } from './error-handler'
import { requestLog } from './request-log'

const failing = async (error: Error) => {
  const log = { info: vi.fn(), error: vi.fn() }
  const app = new Hono<AppEnv>()
  app.use(requestLog(log as unknown as Logger))
  app.onError(errorHandler(log as unknown as Logger))
  app.post('/api/consultation', () => {
    throw error
  })
  const { status } = await app.request('/api/consultation', { method: 'POST' })
  return { log, status }
}

it('a client that leaves while its request is read is no error of the server', async () => {
  const { log, status } = await failing(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
  expect([status, log.error.mock.calls]).toEqual([499, []])
  expect(log.info.mock.calls).toMatchObject([[{ status: 499, code: 'CLIENT_GONE' }, 'request']])
})

it.each([
  ['a connection of the server itself', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })],
  ['anything unexpected', new TypeError('x is undefined')],
])('%s that fails is logged as an error', async (_, error) => {
  const { log } = await failing(error)
  expect(log.error).toHaveBeenCalledOnce()
})
