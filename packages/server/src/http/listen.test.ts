import { once } from 'node:events'
import { request, type Server } from 'node:http'
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

const connectTo = async (server: Server, host = '127.0.0.1') => {
  const socket = connect((server.address() as AddressInfo).port, host)
  await once(socket, 'connect')
  return socket
}

it('closes connections above its number, and goes on answering the others', async () => {
  const { server } = await listen(0, { all: 2 })
  const { port } = server.address() as AddressInfo
  const open = () => connectTo(server)
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

it('closes connections of an address above its own number, and goes on answering other addresses', async () => {
  const asked: string[] = []
  const { server } = await listen(0, {
    ofAddress(address) {
      asked.push(address)
      return address === '127.0.0.1' ? 2 : 1
    },
  })
  const { port } = server.address() as AddressInfo
  const held = [await connectTo(server), await connectTo(server)]
  for (let extra = 0; extra < 20; extra += 1) await once(await connectTo(server), 'close')
  expect(new Set(asked)).toEqual(new Set(['127.0.0.1']))
  const other = request({
    port,
    host: '127.0.0.1',
    localAddress: '127.0.0.2',
    path: '/healthz',
    agent: false,
  })
  other.end()
  const [answer] = await once(other, 'response')
  expect(answer.statusCode).toBe(200)
  held[0]?.destroy()
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.status)
    .toBe(200)
  held[1]?.destroy()
  await closeServer(server, 1000)
})

it('refuses a request with two hosts, of which others may read another one than this server', async () => {
  const { server } = await listen(0)
  const statusOf = async (hosts: string[]) => {
    const socket = await connectTo(server)
    socket.write(['GET /healthz HTTP/1.1', ...hosts.map((host) => `Host: ${host}`), '', ''].join('\r\n'))
    const [bytes] = await once(socket, 'data')
    socket.destroy()
    return String(bytes).split(' ')[1]
  }
  expect([await statusOf(['a.example']), await statusOf(['a.example', 'b.example'])]).toEqual(['200', '400'])
  await closeServer(server, 1000)
})
