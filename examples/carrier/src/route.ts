import type { BookingForm } from './booking'

/** A stop on the way of a parcel, with the clocks there. */
interface Stop {
  place: string
  country: string
  zone: string
}

const origin: Stop = { place: 'Shenzhen', country: 'CN', zone: 'Asia/Shanghai' }
const port: Stop = { place: 'Hong Kong', country: 'HK', zone: 'Asia/Hong_Kong' }

const arrivals: Record<string, Omit<Stop, 'country'>> = {
  US: { place: 'Los Angeles, CA', zone: 'America/Los_Angeles' },
  CA: { place: 'Toronto, ON', zone: 'America/Toronto' },
  GB: { place: 'London', zone: 'Europe/London' },
  DE: { place: 'Frankfurt am Main', zone: 'Europe/Berlin' },
  FR: { place: 'Roissy-en-France', zone: 'Europe/Paris' },
  PL: { place: 'Warszawa', zone: 'Europe/Warsaw' },
  ES: { place: 'Madrid', zone: 'Europe/Madrid' },
  IT: { place: 'Milano', zone: 'Europe/Rome' },
  JP: { place: 'Narita', zone: 'Asia/Tokyo' },
  AU: { place: 'Sydney, NSW', zone: 'Australia/Sydney' },
  BR: { place: 'Curitiba, PR', zone: 'America/Sao_Paulo' },
}

/** What carriers write of an event: with the street and the name that a public page has to leave out. */
interface Planned extends Stop {
  code: string
  text: string
}

/** The steps of a parcel that arrives. */
export const routeOf = ({ recipient }: BookingForm): readonly Planned[] => {
  const { country, city, street, postcode, name } = recipient
  const { place, zone } = arrivals[country] ?? { place: city, zone: 'UTC' }
  const arrival: Stop = { place, country, zone }
  const door: Stop = { place: `${street}, ${postcode} ${city}`, country, zone }
  const depot: Stop = { place: city, country, zone }
  const at = (stop: Stop, code: string, text: string): Planned => ({ ...stop, code, text })
  return [
    at(origin, 'PU', 'Picked up'),
    at(origin, 'SC', 'Arrived at sorting centre'),
    at(origin, 'DP', 'Departed from sorting centre'),
    at(port, 'ER', 'Export clearance completed'),
    at(port, 'FD', 'Flight departed'),
    at(arrival, 'FA', 'Flight arrived'),
    at(arrival, 'IM', 'Import clearance in progress'),
    at(arrival, 'IX', 'Import clearance completed'),
    at(depot, 'LD', 'Arrived at delivery depot'),
    at(door, 'OD', `Out for delivery to ${name}`),
    at(door, 'DL', `Delivered, signed by ${name}`),
  ]
}

/** What can come in between; `ZZ9` is a code that no list explains. */
export const incidents = {
  ID: 'Customs require documents',
  NH: 'Delivery attempt failed, nobody at home',
  WX: 'Delayed by weather',
  PP: 'Available at pickup point',
  RT: 'Returning to sender',
  ZZ9: 'Manual intervention 9',
} as const

export type Incident = keyof typeof incidents

/** Where a parcel is after so many steps. */
export const stopAfter = (form: BookingForm, step: number): Stop =>
  routeOf(form)[Math.max(0, step - 1)] ?? origin

/** A moment as the clocks of a zone show it: `2026-11-28 14:05:09`. */
export const localTime = (ms: number, zone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(ms)
