import type { Clock } from '@chuhai-examples/development'

export interface CarrierSettings {
  port: number
  /** Where bookings are kept; null for in memory alone. */
  dataDir: string | null
  /** The key of the portal. */
  key: string
  /** What notices are signed with, as Standard Webhooks has it. */
  secret: string
  /** How long an answer takes where the carrier is to be slow. */
  slowMs: number
  /** The machine's by default. */
  clock?: Clock
}

/** Key and secret are for development only. */
export const defaults: CarrierSettings = {
  port: 4007,
  dataDir: null,
  key: 'chuhai-development-carrier',
  secret: 'whsec_Y2h1aGFpLWRldmVsb3BtZW50LWNhcnJpZXItc2VjcmV0',
  slowMs: 20_000,
}
