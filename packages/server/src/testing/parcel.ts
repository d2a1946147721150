import type { LineCarrier } from '@chuhai/contract/logistics'
import type { Db } from '../database/db'
import { writeRows } from '../database/write-rows'
import { beginAsking, followRow } from '../modules/tracking/follow'
import type { HeardEvent } from '../modules/tracking/source'
import { readEventTime } from '../modules/tracking/timeline/event-time'

export const testCarrier: LineCarrier = { key: 'yunexpress', name: { 'zh-CN': '云途', en: 'YunExpress' } }

let numbers = 0

/** Follows a new parcel to Poland that its carrier has given a number. */
export const followParcel = async (db: Db, now = new Date()) => {
  numbers += 1
  const number = `CY26112822220${numbers}P1`
  const carrierNumber = `YD99900${1000 + numbers}CN`
  const promised = { from: '2026-12-05', to: '2026-12-09' }
  const parcel = { number, carrierKey: 'gateway', carrier: testCarrier, destination: 'PL', promised }
  await writeRows(db, [followRow(parcel, now)])
  await db.transaction((tx) => beginAsking(tx, { number, carrierKey: 'gateway', carrierNumber }, now))
  return { number, carrierNumber }
}

/** An event as the gateway tells it, by the clocks of Warsaw. */
export const heardEvent = (code: string, at: string, place = 'Warszawa'): HeardEvent => {
  const time = readEventTime(at, 'Europe/Warsaw')
  if (!time) throw new Error(`[chuhai] ${at} is no time`)
  return { code, time, place, country: 'PL', raw: { code, at, place, text: 'signed by Jan Kowalski' } }
}
