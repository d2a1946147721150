import { join } from 'node:path'
import { serve, systemClock } from '@chuhai-examples/development'
import { createApp } from './app'
import { createCashier } from './cashier'
import { createGateway } from './gateway'
import { createNotifier } from './notifier'
import type { CashierSettings } from './settings'
import { createSigner, readPrivateKey, readPublicKey } from './signature'
import { openStore } from './store'

export interface RunningCashier {
  address: string
  close(): Promise<void>
}

/** Opens the cashier on its port; port 0 is any free one. */
export const openCashier = async (settings: CashierSettings): Promise<RunningCashier> => {
  const { port, dataDir, appId, clock = systemClock } = settings
  const server = await serve((request, env) => app.fetch(request, env), port, 'CASHIER_PORT')
  const address = settings.address ?? server.address
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
      await server.close()
      await store.save()
    },
  }
}
