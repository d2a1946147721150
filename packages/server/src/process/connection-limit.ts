import type { Server } from 'node:http'
import { networkOf } from '../http/client-address'

/** Closes connections of an address above its number at once, so that one address cannot take those of all others. */
export const limitConnections = (server: Server, limitOf: (address: string) => number): void => {
  const counts = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = networkOf(socket.remoteAddress ?? '')
    const count = (counts.get(address) ?? 0) + 1
    if (count > limitOf(address)) return socket.destroy()
    counts.set(address, count)
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1
      if (left > 0) counts.set(address, left)
      else counts.delete(address)
    })
  })
}
