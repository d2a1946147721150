import { requestTimeoutMs } from '@chuhai/contract/constants'
import { expect, it } from 'vitest'
import { freePort } from '../testing/server-process'
import { closeServer } from './close-server'
import { listen } from './listen'

it('gives a request as long as clients wait for its answer, and its headers a minute', async () => {
  const { server } = await listen(await freePort())
  expect(server.requestTimeout).toBe(requestTimeoutMs)
  expect(server.headersTimeout).toBe(60_000)
  await closeServer(server, 1000)
})
