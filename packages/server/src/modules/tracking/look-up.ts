import { trackingSilentDays } from '@chuhai/contract/constants'
import type { TrackedParcel, TrackingResult } from '@chuhai/contract/logistics'
import { inArray, or } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { admit, requireAdmitted } from '../../http/rate-limit'
import type { Limiter } from '../../limits/create-limiter'
import { explainEvents } from './keep'
import { type TrackedRow, trackedParcels, trackingEvents } from './tables'
import { inOrder, silentDaysOf, statusAfter } from './timeline/status'

type Explained = Awaited<ReturnType<typeof explainEvents>>[number]

const presentEvent = ({ at, offset, status, text, cause, place, country }: Explained) => ({
  at: at.toISOString(),
  offset,
  status,
  text,
  cause,
  place,
  country,
})

const present = (parcel: TrackedRow, events: readonly Explained[], now: Date): TrackedParcel => {
  const known = inOrder(events)
  const said = statusAfter(known)
  const status = said === 'unknown' ? parcel.status : said
  const silent = silentDaysOf(status, known.at(-1)?.at ?? parcel.since, now)
  const { carrier, carrierNumber, destination, promisedFrom: from, promisedTo: to, heardAt } = parcel
  return {
    status,
    carrier,
    carrierNumber,
    destination,
    promised: from && to ? { from, to } : null,
    events: known.reverse().map(presentEvent),
    silentDays: silent >= trackingSilentDays ? silent : null,
    heardAt: heardAt?.toISOString() ?? null,
  }
}

/** Returns the parcels of some numbers, ours or those of carriers, in the same order. */
export const findTracked = async (
  db: Db,
  numbers: readonly string[],
  now: Date,
): Promise<TrackingResult[]> => {
  const wanted = [...numbers]
  const { number, carrierNumber } = trackedParcels
  const parcels = await db
    .select()
    .from(trackedParcels)
    .where(or(inArray(number, wanted), inArray(carrierNumber, wanted)))
  const ours = parcels.map((parcel) => parcel.number)
  const rows =
    ours.length === 0
      ? []
      : await db.select().from(trackingEvents).where(inArray(trackingEvents.number, ours))
  const events = await explainEvents(db, rows)
  return wanted.map((asked) => {
    const parcel =
      parcels.find((one) => one.number === asked) ?? parcels.find((one) => one.carrierNumber === asked)
    const own = parcel ? events.filter((event) => event.number === parcel.number) : []
    return { number: asked, parcel: parcel ? present(parcel, own, now) : null }
  })
}

/**
 * Looks up parcels for any caller. Each unknown number counts for its sender, because numbers of carriers are sequential and could be
 * enumerated. Throws `TRACKING_GUESSES` over the limit, also for known numbers of carriers; ours cannot be guessed, and stay available.
 */
export const lookUp = async (
  limiter: Limiter,
  numbers: readonly string[],
  { db, now, sender }: { db: Db; now: Date; sender: string },
): Promise<TrackingResult[]> => {
  const found = await findTracked(db, numbers, now)
  for (const { parcel } of found)
    if (!parcel) await admit(limiter, 'trackingGuesses', sender, '', 'TRACKING_GUESSES')
  if (found.some(({ number, parcel }) => parcel?.carrierNumber === number))
    await requireAdmitted(limiter, 'trackingGuesses', sender, 'TRACKING_GUESSES')
  return found
}
