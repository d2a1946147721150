import { developmentAppId, developmentAppPublicKey, developmentPrivateKey } from './development-keys'

/** A problem that the person who starts the cashier can solve. */
export class StartError extends Error {}

export interface CashierSettings {
  port: number
  /** Its public address; by default `http://localhost:PORT`. */
  address?: string | undefined
  /** Where trades are kept; null for in memory alone. */
  dataDir: string | null
  appId: string
  /** Base64 of the DER form, as the provider's console shows keys. */
  appPublicKey: string
  privateKey: string
  lateMs: number
  retryDelays?: readonly number[]
}

export const defaults = {
  port: 4004,
  appId: developmentAppId,
  appPublicKey: developmentAppPublicKey,
  privateKey: developmentPrivateKey,
  lateMs: 30_000,
}
