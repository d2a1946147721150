import { type OutboxMessage, openBooks } from '@chuhai-examples/development'
import type { Booking } from './booking'

interface Books {
  bookings: Booking[]
  notices: OutboxMessage[]
}

/** Keeps bookings in memory and in a file; without a file, in memory alone. */
export const openStore = async (file: string | null) => {
  const books = await openBooks<Books>(file, { bookings: [], notices: [] })
  const { bookings } = books
  return {
    ...books,
    find: (number: string) => bookings.find((booking) => booking.number === number),
    findByCarrier: (number: string) => bookings.find((booking) => booking.carrierNumber === number),
  }
}

export type Store = Awaited<ReturnType<typeof openStore>>
