import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { addOrganisation } from '../../../testing/organisation'
import { startTestApp } from '../../../testing/test-app'
import { dayMs, hourMs } from '../../../time/durations'
import { marketAbsences } from '../offers/tables'
import { instantsOf } from './clocks'
import type { Clock } from './transitions'

const server = startTestApp()
const at = new Date('2026-11-28T02:00:00Z')
const terms = { days: 10 }

const lengths = async (clock: Clock | undefined, orgId: string = randomUUID()) => {
  const { dueAt, endsAt } = await instantsOf(server.db, clock, { orgId, terms }, at)
  return [dueAt, endsAt].map((instant) => instant && (instant.getTime() - at.getTime()) / hourMs)
}

it.each<[Clock | undefined, due: number | null, end: number | null]>([
  ['accept', 48, 48],
  ['deliver', 240, 240 + 14 * 24],
  ['revise', 120, 120 + 14 * 24],
  ['confirm', 14 * 24, 14 * 24],
  ['review', 7 * 24, null],
  [undefined, null, null],
])('the clock %s is due after %s hours, and time acts after %s', async (clock, due, end) => {
  expect(await lengths(clock)).toEqual([due, end])
})

it('absences of the provider put off what they have to do, not what the buyer has to', async () => {
  const { id: orgId } = await addOrganisation(server)
  const [fromAt, toAt] = [new Date(at.getTime() + dayMs), new Date(at.getTime() + 3 * dayMs)]
  await server.db.insert(marketAbsences).values({ id: randomUUID(), orgId, fromAt, toAt })
  expect(await lengths('accept', orgId)).toEqual([96, 96])
  expect((await lengths('deliver', orgId))[0]).toBe(288)
  expect(await lengths('confirm', orgId)).toEqual([14 * 24, 14 * 24])
})
