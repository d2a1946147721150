import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { StartError } from './settings'

const reasons: Record<string, string> = {
  EADDRINUSE: 'is in use',
  EACCES: 'may not be opened',
}

/** Opens a port, 0 for any free one. Resolves to its number; a `StartError` names the variable that chooses another. */
export const listen = async (server: Server, port: number, variable: string): Promise<number> => {
  server.listen(port)
  try {
    await once(server, 'listening')
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
    if (!reason) throw error
    throw new StartError(`Port ${port} ${reason}. Choose another one with ${variable}.`)
  }
  return (server.address() as AddressInfo).port
}

type Answer = Parameters<typeof createAdaptorServer>[0]['fetch']

/** Serves requests on a port, opened by `listen`. */
export const serve = async (answer: Answer, port: number, variable: string) => {
  const server = createAdaptorServer({ fetch: answer })
  return {
    address: `http://localhost:${await listen(server, port, variable)}`,
    /** Closes the port and all connections. */
    async close() {
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}
