import { type OutboxMessage, openRecords } from '@chuhai-examples/development'
import type { Booking } from './booking'

interface Records {
  bookings: Booking[]
  notices: OutboxMessage[]
}

/** Keeps bookings in memory and in a file; without a file, in memory alone. */
export const openStore = async (file: string | null) => {
  const records = await openRecords<Records>(file, { bookings: [], notices: [] })
  const { bookings } = records
  return {
    ...records,
    find: (number: string) => bookings.find((booking) => booking.number === number),
    findByCarrier: (number: string) => bookings.find((booking) => booking.carrierNumber === number),
  }
}

export type Store = Awaited<ReturnType<typeof openStore>>
