import type { SignUp } from '@chuhai/contract/activity'
import { activityPlaceHours } from '@chuhai/contract/constants'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { outboxMessages } from '../../outbox/tables'
import { addActivity, attendee, changeActivity, newVisitor } from '../../testing/activity'
import { startTestApp } from '../../testing/test-app'
import { kindsTold } from '../../testing/told'
import { dayMs, hourMs } from '../../time/durations'
import { createJobs } from '../jobs'
import { recordPayment } from '../order/payments'
import { activityPlaces, activitySignUps } from './tables'

const server = startTestApp()

const later = (hours: number) => new Date(Date.now() + hours * hourMs)
const kept = { state: 'kept', keepUntil: null, ahead: 0 }
const waiting = (ahead: number) => ({ state: 'waiting', keepUntil: null, ahead })
const placeIn = (answer: SignUp | string) => (typeof answer === 'string' ? answer : answer?.place)

/** Runs every job of a minute once. */
const runJobs = async (now: Date) => {
  for (const job of Object.values(createJobs(server.db, now))) await job(now)
}

/** How many seats the list and the page of an activity say are left. */
const leftOf = async (id: number) => {
  const { envelope } = await server.get<{ item: { left: number | null } }>(`/api/activity/${id}`)
  return envelope.data?.item.left
}

describe('a sign-up', () => {
  it('takes a seat, which every page then counts as taken, and is confirmed by a message', async () => {
    const id = await addActivity(server.db, { seats: 3 })
    const visitor = await newVisitor(server)
    expect([await visitor.read(id), await leftOf(id)]).toEqual([null, 3])
    const signUp = await visitor.signUp(id)
    expect(signUp).toMatchObject({ ...attendee, activityId: id, venue: '杭州 · 海创园', place: kept })
    expect(await visitor.read(id)).toEqual(signUp)
    expect(await visitor.list()).toEqual([signUp])
    expect(await leftOf(id)).toBe(2)
    expect(await kindsTold(server.db, visitor.userId)).toEqual(['activity.confirmed'])
  })

  it('that is repeated changes nothing but who comes', async () => {
    const id = await addActivity(server.db, { seats: 3 })
    const visitor = await newVisitor(server)
    await Promise.all([visitor.signUp(id), visitor.signUp(id)])
    expect(await visitor.signUp(id, { phone: '13900001111' })).toMatchObject({ phone: '13900001111' })
    expect(await leftOf(id)).toBe(2)
    expect(await kindsTold(server.db, visitor.userId)).toEqual(['activity.confirmed'])
    expect(await server.db.$count(activitySignUps, eq(activitySignUps.userId, visitor.userId))).toBe(1)
  })

  it('needs a user, a name and a mobile number', async () => {
    const id = await addActivity(server.db)
    const visitor = await newVisitor(server)
    expect((await server.get(`/api/activity/${id}/signUp`)).http).toBe(401)
    expect(await visitor.signUp(id, { phone: '138' })).toBe('ACTIVITY_PHONE_INVALID')
    expect(await visitor.signUp(99_999)).toBe('NOT_FOUND')
  })

  it('is refused after its end, and where nobody has to sign up or the activity is cancelled', async () => {
    const visitor = await newVisitor(server)
    const soon = await addActivity(server.db, { inDays: 1, closesHours: 48 })
    expect(await visitor.signUp(soon)).toBe('ACTIVITY_CLOSED')
    expect(await visitor.signUp(await addActivity(server.db, { closesHours: null }))).toBe('ACTIVITY_WALK_IN')
    const cancelled = await addActivity(server.db)
    await changeActivity(server.db, cancelled, { isCancelled: true })
    expect(await visitor.signUp(cancelled)).toBe('ACTIVITY_CANCELLED')
  })

  it('is of the next time where an activity is held again', async () => {
    const id = await addActivity(server.db, { seats: 1, inDays: 1, everyDays: 7 })
    const [one, two] = [await newVisitor(server), await newVisitor(server)]
    await one.signUp(id)
    const nextWeek = new Date(Date.now() + 2 * dayMs)
    expect(await one.read(id, nextWeek)).toBeNull()
    expect(placeIn(await two.signUp(id, { now: nextWeek }))).toEqual(kept)
    expect(await one.list(nextWeek)).toHaveLength(1)
  })

  it('has a seat wherever there is no limit', async () => {
    const id = await addActivity(server.db, { seats: null })
    const visitor = await newVisitor(server)
    expect(placeIn(await visitor.signUp(id))).toEqual(kept)
    expect(await leftOf(id)).toBeNull()
  })
})

describe('of thirty who sign up at once for the last five seats', () => {
  it('five get them, and all others wait in the order of their arrival', async () => {
    const id = await addActivity(server.db, { seats: 5 })
    const visitors = await Promise.all(Array.from({ length: 30 }, () => newVisitor(server)))
    const answers = await Promise.all(visitors.map((visitor) => visitor.signUp(id, { waits: true })))
    const session = (answers[0] as SignUp).sessionId
    const places = await server.db.select().from(activityPlaces).where(eq(activityPlaces.productId, session))
    expect(
      places
        .filter(({ isKept }) => isKept)
        .map(({ number }) => number)
        .toSorted(),
    ).toEqual([1, 2, 3, 4, 5])
    expect(new Set(places.map(({ number }) => number)).size).toBe(30)
    expect(await leftOf(id)).toBe(0)
  })
})

describe('the waiting list', () => {
  it('is for who wants to wait, and keeps a place for the next one until its end', async () => {
    const id = await addActivity(server.db, { seats: 1 })
    const [one, two, three] = [await newVisitor(server), await newVisitor(server), await newVisitor(server)]
    await one.signUp(id)
    expect(await two.signUp(id)).toBe('ACTIVITY_FULL')
    expect(placeIn(await two.signUp(id, { waits: true }))).toEqual(waiting(0))
    expect(placeIn(await three.signUp(id, { waits: true }))).toEqual(waiting(1))
    expect(await one.giveBack(id)).toBeNull()
    expect(await one.giveBack(id)).toBeNull()
    expect(await one.read(id)).toBeNull()
    const now = new Date()
    await runJobs(now)
    const keepUntil = new Date(now.getTime() + activityPlaceHours * hourMs).toISOString()
    expect(placeIn(await two.read(id, now))).toEqual({ ...kept, keepUntil })
    expect(await kindsTold(server.db, two.userId)).toEqual(['activity.offered'])
    expect(placeIn(await three.read(id, now))).toEqual(waiting(0))
    // Who comes now does not overtake those who wait.
    expect(await one.signUp(id)).toBe('ACTIVITY_FULL')
  })

  it('gives a place that was not confirmed to the next one, and a confirmed one to nobody', async () => {
    const id = await addActivity(server.db, { seats: 1 })
    const [one, two, three] = [await newVisitor(server), await newVisitor(server), await newVisitor(server)]
    await one.signUp(id)
    await two.signUp(id, { waits: true })
    await three.signUp(id, { waits: true })
    await one.giveBack(id)
    await runJobs(new Date())
    const after = later(activityPlaceHours + 1)
    await runJobs(after)
    expect(placeIn(await two.read(id, after))).toMatchObject({ state: 'lapsed' })
    expect(await two.confirm(id, after)).toBe('ACTIVITY_PLACE_GONE')
    expect(await kindsTold(server.db, two.userId)).toEqual(['activity.offered', 'place.lapsed'])
    expect(placeIn(await three.confirm(id, later(activityPlaceHours + 2)))).toEqual(kept)
    expect(await kindsTold(server.db, three.userId)).toEqual(['activity.offered', 'activity.confirmed'])
    expect(placeIn(await three.read(id, later(activityPlaceHours * 3)))).toEqual(kept)
  })

  it('gets the seats that an editor adds', async () => {
    const id = await addActivity(server.db, { seats: 1 })
    const [one, two] = [await newVisitor(server), await newVisitor(server)]
    await one.signUp(id)
    await two.signUp(id, { waits: true })
    await changeActivity(server.db, id, { seats: 2 })
    await runJobs(new Date())
    expect(placeIn(await two.read(id))).toMatchObject({ state: 'kept' })
  })
})

describe('a place that costs something', () => {
  const paidPlace = async () => {
    const id = await addActivity(server.db, { seats: 1, fee: 29_900 })
    const visitor = await newVisitor(server)
    const signUp = (await visitor.signUp(id)) as SignUp
    return { id, visitor, signUp, product: { kind: 'activity', id: signUp.sessionId } as const }
  }

  it('is kept until it is paid, and is then held by its order', async () => {
    const { id, visitor, signUp, product } = await paidPlace()
    expect(signUp.place.keepUntil).not.toBeNull()
    expect(await kindsTold(server.db, visitor.userId)).toEqual([])
    expect(await visitor.confirm(id)).toBe('ACTIVITY_UNPAID')
    const order = await visitor.buyer.order(product, 29_900)
    const paidAt = new Date()
    await recordPayment(
      server.db,
      { number: order.number, amount: 29_900, paymentNumber: `activity-${order.number}`, paidAt },
      paidAt,
    )
    const after = later(activityPlaceHours + 1)
    expect(await visitor.read(id, after)).toMatchObject({
      place: { state: 'ordered' },
      orderNumber: order.number,
    })
    expect(await visitor.giveBack(id)).toBe('ACTIVITY_ORDERED')
    expect(await leftOf(id)).toBe(0)
  })

  it('is ordered by nobody who has not signed up, and by nobody else once it is kept', async () => {
    const { id, product } = await paidPlace()
    const other = await newVisitor(server)
    expect((await other.buyer.create(product, 29_900)).status).toBe('ORDER_NOT_ELIGIBLE')
    expect(await other.signUp(id)).toBe('ACTIVITY_FULL')
    const free = await addActivity(server.db)
    const { sessionId } = (await other.signUp(free)) as SignUp
    expect((await other.buyer.create({ kind: 'activity', id: sessionId }, 0)).status).toBe('NOT_FOUND')
  })

  it('is free again once nobody has paid it in time', async () => {
    const { id, visitor } = await paidPlace()
    const other = await newVisitor(server)
    await other.signUp(id, { waits: true })
    const after = later(activityPlaceHours + 1)
    await runJobs(after)
    expect(placeIn(await visitor.read(id, after))).toMatchObject({ state: 'lapsed' })
    expect(placeIn(await other.read(id, after))).toMatchObject({ state: 'kept' })
  })
})

it('the operator’s systems are told of sign-ups and of offers', async () => {
  const id = await addActivity(server.db, { seats: 1 })
  const [one, two] = [await newVisitor(server), await newVisitor(server)]
  const { sessionId } = (await one.signUp(id)) as SignUp
  await two.signUp(id, { waits: true })
  await one.giveBack(id)
  await runJobs(new Date())
  const sent = (await server.db.select().from(outboxMessages).orderBy(outboxMessages.createdAt))
    .map(({ payload }) => payload as { type: string; data: Record<string, unknown> })
    .filter(({ data }) => data.sessionId === sessionId)
    .map(({ type, data }) => [type, data.userId, data.isWaiting])
  expect(sent).toEqual([
    ['activity.signedUp', one.userId, false],
    ['activity.signedUp', two.userId, true],
    ['activity.placeOffered', two.userId, undefined],
  ])
})
