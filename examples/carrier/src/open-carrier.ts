import { join } from 'node:path'
import { serve, systemClock } from '@chuhai-examples/development'
import { createApi } from './api'
import { createApp } from './app'
import { type Behaviour, createSwitch } from './behaviour'
import { createCarrier } from './carrier'
import { createNotifier } from './notifier'
import type { CarrierSettings } from './settings'
import { openStore } from './store'

export interface RunningCarrier {
  address: string
  /** Decides how portals are answered from now on. */
  behave(behaviour: Behaviour): void
  close(): Promise<void>
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
  const server = await serve(app.fetch, port, 'CARRIER_PORT').catch((error) => {
    notifier.stop()
    throw error
  })
  return {
    address: server.address,
    behave: switches.choose,
    async close() {
      notifier.stop()
      await server.close()
      await store.save()
    },
  }
}
