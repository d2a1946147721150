import { randomInt } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Clock } from '@chuhai-examples/development'
import type { Switch } from './behaviour'
import type { Booking, BookingForm, ParcelEvent, QuoteForm } from './booking'
import type { Notifier } from './notifier'
import { type Incident, incidents, localTime, routeOf, stopAfter } from './route'
import type { Store } from './store'

interface CarrierOptions {
  store: Store
  notifier: Notifier
  switches: Switch
  clock: Clock
}

const weights = [8, 6, 4, 2, 3, 5, 9, 7]

/** A number as the post has it: two letters, eight digits and their check digit, two letters. */
const newCarrierNumber = (): string => {
  const digits = String(randomInt(1e8)).padStart(8, '0')
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  const check = 11 - (sum % 11)
  return `YD${digits}${check === 10 ? 0 : check === 11 ? 5 : check}CN`
}

/** Books, moves and cancels parcels, and notifies the portal of each event. */
export const createCarrier = ({ store, notifier, switches, clock }: CarrierOptions) => {
  /** Returns the events of a parcel to send, by the current behaviour. */
  const said = (events: readonly ParcelEvent[]): ParcelEvent[] => {
    if (switches.current === 'repeating') return events.flatMap((event) => [event, event])
    return switches.current === 'shuffled' ? events.toReversed() : [...events]
  }

  const tell = async ({ form, carrierNumber, events }: Booking) => {
    if (!form.noticeUrl) return
    const recent = switches.current === 'shuffled' ? events : events.slice(-1)
    const body = JSON.stringify({ parcels: [{ carrierNumber, events: said(recent) }] })
    const times = switches.current === 'repeating' ? 3 : 1
    for (let time = 0; time < times; time += 1) await notifier.send(form.noticeUrl, body)
  }

  const happen = async (booking: Booking, event: Omit<ParcelEvent, 'at'>) => {
    booking.events.push({ ...event, at: localTime(clock.now(), event.zone) })
    // Kept with its notice: a process that dies has both, or neither.
    await Promise.all([tell(booking), store.save()])
  }

  return {
    /** By the kilogram, with a larger parcel paid for its room. */
    quote({ country, parcel }: QuoteForm) {
      const room = Math.ceil((parcel.lengthMm * parcel.widthMm * parcel.heightMm) / 6_000)
      const grams = Math.max(parcel.grams, room)
      const halves = Math.ceil(grams / 500)
      return [
        {
          service: 'standard',
          name: `${country} 标准派送`,
          currency: 'CNY',
          amount: 3_200 + halves * 2_450,
          days: { from: 7, to: 12 },
        },
        {
          service: 'express',
          name: `${country} 特快派送`,
          currency: 'CNY',
          amount: 9_800 + halves * 4_100,
          days: { from: 3, to: 5 },
        },
      ]
    },
    /** Returns the booking of a number, the same however often it is asked for; null where it is of something else. */
    async book(number: string, form: BookingForm): Promise<Booking | null> {
      const existing = store.find(number)
      if (existing) {
        const { noticeUrl: _, ...before } = existing.form
        const { noticeUrl: _url, ...now } = form
        // The first request for it may still be on its way to the disk.
        await store.save()
        return isDeepStrictEqual(before, now) ? existing : null
      }
      const booking: Booking = {
        number,
        carrierNumber: newCarrierNumber(),
        form,
        bookedAt: clock.now(),
        cancelledAt: null,
        step: 0,
        events: [],
      }
      store.bookings.push(booking)
      await happen(booking, {
        code: 'IR',
        text: 'Shipment information received',
        place: 'Shenzhen',
        country: 'CN',
        zone: 'Asia/Shanghai',
      })
      return booking
    },
    /** Cancels what was not collected yet; returns whether it is cancelled. */
    async cancel(booking: Booking): Promise<boolean> {
      if (booking.cancelledAt !== null) return true
      if (booking.step > 0) return false
      booking.cancelledAt = clock.now()
      await happen(booking, { ...stopAfter(booking.form, 0), code: 'CN', text: 'Cancelled by sender' })
      return true
    },
    /** The next of the usual steps; none after the last. */
    async advance(booking: Booking): Promise<void> {
      const next = routeOf(booking.form)[booking.step]
      if (!next || booking.cancelledAt !== null) return
      booking.step += 1
      await happen(booking, next)
    },
    /** Adds an incident. */
    async interrupt(booking: Booking, code: Incident): Promise<void> {
      if (booking.cancelledAt !== null) return
      await happen(booking, { ...stopAfter(booking.form, booking.step), code, text: incidents[code] })
    },
    tracks: (numbers: readonly string[]) =>
      numbers.flatMap((number) => {
        const booking = store.findByCarrier(number)
        return booking ? { carrierNumber: number, events: said(booking.events) } : []
      }),
  }
}

export type Carrier = ReturnType<typeof createCarrier>
