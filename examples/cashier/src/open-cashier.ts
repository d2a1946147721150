import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { createApp } from './app'
import { createCashier } from './cashier'
import { systemClock } from './clock'
import { createGateway } from './gateway'
import { createNotifier } from './notifier'
import { type CashierSettings, StartError } from './settings'
import { createSigner, readPrivateKey, readPublicKey } from './signature'
import { openStore } from './store'

export interface RunningCashier {
  address: string
  close(): Promise<void>
}

const reasons: Record<string, string> = {
  EADDRINUSE: 'is in use',
  EACCES: 'may not be opened',
}

/** Opens the cashier on its port; port 0 is any free one. */
export const openCashier = async (settings: CashierSettings): Promise<RunningCashier> => {
  const { port, dataDir, appId, clock = systemClock } = settings
  const server = createAdaptorServer({ fetch: (request, env) => app.fetch(request, env) })
  server.listen(port)
  try {
    await once(server, 'listening')
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
    if (!reason) throw error
    throw new StartError(`Port ${port} ${reason}. Choose another one with CASHIER_PORT.`)
  }
  const address = settings.address ?? `http://localhost:${(server.address() as AddressInfo).port}`
  const signer = createSigner(readPrivateKey(settings.privateKey))
  const store = await openStore(dataDir && join(dataDir, 'trades.json'))
  const notifier = createNotifier({ store, clock })
  const cashier = createCashier({ store, notifier, signer, clock })
  const appPublicKey = readPublicKey(settings.appPublicKey)
  const gateway = createGateway({ cashier, appId, appPublicKey, address, clock })
  const app = createApp({ store, cashier, gateway, signer, appId, clock })
  return {
    address,
    async close() {
      notifier.stop()
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
      await store.save()
    },
  }
}
