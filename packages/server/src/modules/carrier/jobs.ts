import { createRepeat } from '../../jobs/repeat'
import { askSource } from '../tracking/ask'
import { type CarryingOut, carryOutBookings } from './carry-out'

const everyMs = 5000

/** Bookings and questions to carriers, which need no visitor. Several instances share the work. */
export const createCarrierJobs = ({
  clock = () => new Date(),
  ...work
}: CarryingOut & { clock?: () => Date }) => {
  const { db, log, carriers, listeners } = work
  const runOnce = async (): Promise<boolean> => {
    let hasMore = await carryOutBookings(work, clock())
    for (const source of carriers.list)
      if (await askSource({ db, log, source, listeners }, clock())) hasMore = true
    return hasMore
  }
  const repeat = createRepeat(runOnce, {
    everyMs,
    onError: (err) => log.warn({ err }, 'bookings could not be read, will be tried again'),
  })
  return { ...repeat, runOnce }
}
