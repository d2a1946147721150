import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** AuthenticationOk and ReadyForQuery of PostgreSQL's protocol. */
const greeting = Buffer.from([...'R\0\0\0\b\0\0\0\0Z\0\0\0\u0005I'].map((sign) => sign.charCodeAt(0)))

/**
 * A PostgreSQL that takes connections and answers nothing, as one that is frozen or behind a wall that drops packets. One that
 * `greets` has frozen later: it admits its clients, and leaves their queries without an answer.
 */
export const startSilentPostgres = async ({ greets = false } = {}) => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    socket.once('data', () => greets && socket.write(greeting)).resume()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `postgres://chuhai@127.0.0.1:${(server.address() as AddressInfo).port}/chuhai`,
    /** The clients that have not left. */
    clients: () => sockets.size,
    stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

export type SilentPostgres = Awaited<ReturnType<typeof startSilentPostgres>>
