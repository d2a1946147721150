import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { requestTimeoutMs } from '@chuhai/contract/constants'
import { expect, it } from 'vitest'
import { closeServer, listen } from './listen'

it('allows a request as long as clients wait, and its headers a minute', async () => {
  const { server } = await listen(0)
  expect(server.requestTimeout).toBe(requestTimeoutMs)
  expect(server.headersTimeout).toBe(60_000)
  await closeServer(server, 1000)
})

it('says that the process lives before it can answer anything else', async () => {
  const { server } = await listen(0)
  const { port } = server.address() as AddressInfo
  const statusOf = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status
  expect([await statusOf('/healthz'), await statusOf('/readyz'), await statusOf('/')]).toEqual([
    200, 503, 503,
  ])
  await closeServer(server, 1000)
})

it('closes connections above its number, and goes on answering the others', async () => {
  const { server } = await listen(0, 2)
  const { port } = server.address() as AddressInfo
  const open = async () => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return socket
  }
  const [first, second] = [await open(), await open()]
  const third = await open()
  await once(third, 'close')
  second.destroy()
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.status)
    .toBe(200)
  first.destroy()
  await closeServer(server, 1000)
})
