import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAccounts } from './accounts/accounts'
import { readFiles } from './files'
import { type ProviderSettings, StartError, withDefaults } from './options'
import { createOutgoing } from './outgoing'
import { createProvider } from './provider/provider'
import { readSecrets } from './provider/secrets'
import { openStore } from './store/store'

const sweepMs = 60 * 60 * 1000

const reasons: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) => `Port ${port} is in use. Stop what uses it, or set SIGN_ON_PORT to another one.`,
  EACCES: (port) => `This user may not listen on port ${port}. Set SIGN_ON_PORT to 1024 or higher.`,
}

export interface RunningProvider {
  issuer: string
  /** Finishes what was begun and leaves nothing open. */
  close(): Promise<void>
}

/** Starts a provider; several may run beside each other, each with a folder and a port of its own. */
export const openProvider = async (settings: ProviderSettings): Promise<RunningProvider> => {
  const options = withDefaults(settings)
  // Listen first: where the port is taken, no data has been touched.
  const server = createServer((_request, response) => response.writeHead(503, { 'Retry-After': '1' }).end())
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? '']
      reject(reason ? new StartError(reason(options.port)) : error)
    })
    server.listen(options.port, resolve)
  })
  const closeServer = () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    return closed
  }

  try {
    const { port } = server.address() as AddressInfo
    const issuer = (options.issuer ?? `http://localhost:${port}`).replace(/\/$/, '')
    const store = await openStore(options.dataDir)
    await store.sweep()
    const sweep = setInterval(() => store.sweep().catch(console.error), sweepMs)
    sweep.unref()
    const [files, secrets, accounts] = await Promise.all([
      readFiles(),
      readSecrets(store),
      createAccounts(store, options),
    ])
    const outgoing = createOutgoing(options.mail)
    const answer = createProvider({ issuer, options, store, accounts, secrets, files, post: outgoing.post })
    server.removeAllListeners('request').on('request', answer)
    return {
      issuer,
      async close() {
        clearInterval(sweep)
        await closeServer()
        await outgoing.close()
        await store.close()
      },
    }
  } catch (error) {
    await closeServer()
    throw error
  }
}
