import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { createApi } from './api'
import { createApp } from './app'
import { type Behaviour, createSwitch } from './behaviour'
import { createCarrier } from './carrier'
import { systemClock } from './clock'
import { createNotifier } from './notifier'
import { type CarrierSettings, StartError } from './settings'
import { openStore } from './store'

export interface RunningCarrier {
  address: string
  /** Decides how portals are answered from now on. */
  behave(behaviour: Behaviour): void
  close(): Promise<void>
}

const reasons: Record<string, string> = {
  EADDRINUSE: 'is in use',
  EACCES: 'may not be opened',
}

/** Opens the carrier on its port; port 0 is any free one. */
export const openCarrier = async (settings: CarrierSettings): Promise<RunningCarrier> => {
  const { port, dataDir, key, secret, slowMs, clock = systemClock } = settings
  const store = await openStore(dataDir && join(dataDir, 'bookings.json'))
  const switches = createSwitch()
  const notifier = createNotifier({ store, clock, secret })
  const carrier = createCarrier({ store, notifier, switches, clock })
  const api = createApi({ store, carrier, switches, clock, key, slowMs })
  const app = createApp({ store, carrier, switches, clock, api })
  const server = createAdaptorServer({ fetch: app.fetch })
  server.listen(port)
  try {
    await once(server, 'listening')
  } catch (error) {
    notifier.stop()
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
    if (!reason) throw error
    throw new StartError(`Port ${port} ${reason}. Choose another one with CARRIER_PORT.`)
  }
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    behave: switches.choose,
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
