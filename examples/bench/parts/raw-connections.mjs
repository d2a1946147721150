import { once } from 'node:events'
import { connect } from 'node:net'

/** Begins a request on each of many connections and never ends it. `held` tells how many of them the server has left open. */
export async function openRawConnections(origin, count) {
  const { port } = new URL(origin)
  let held = 0
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(port), '127.0.0.1')
      await once(socket, 'connect')
      held += 1
      socket.on('error', () => {})
      socket.once('close', () => {
        held -= 1
      })
      socket.write('POST /api/consultation HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
      return socket
    }),
  )
  return { held: () => held, close: () => sockets.forEach((socket) => void socket.destroy()) }
}
