import { type OutboxMessage, openRecords } from '@chuhai-examples/development'
import type { Trade } from './trade'

interface Records {
  trades: Trade[]
  /** Those that have not been acknowledged yet. */
  notifications: OutboxMessage[]
}

/** Keeps trades in memory and in a file; without a file, in memory alone. */
export const openStore = async (file: string | null) => {
  const records = await openRecords<Records>(file, { trades: [], notifications: [] })
  const { trades } = records
  return {
    ...records,
    findByToken: (token: string) => trades.find((trade) => trade.token === token),
    findByOutNumber: (appId: string, outNumber: string) =>
      trades.find((trade) => trade.appId === appId && trade.outNumber === outNumber),
  }
}

export type Store = Awaited<ReturnType<typeof openStore>>
