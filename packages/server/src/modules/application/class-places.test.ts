import { type Application, classApplications } from '@chuhai/contract/application'
import { classPlaceHours } from '@chuhai/contract/constants'
import type { ProductRef } from '@chuhai/contract/order'
import type { Place } from '@chuhai/contract/place'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outboxMessages } from '../../outbox/tables'
import { classApplicantOf } from '../../testing/application'
import { addClass, buyerOf } from '../../testing/order'
import { signIn } from '../../testing/sign-in'
import { pageHeaders, startTestApp } from '../../testing/test-app'
import { startTestUploads } from '../../testing/upload'
import { hourMs } from '../../time/durations'
import { dateInShanghai } from '../../time/shanghai'
import { createJobs } from '../jobs'
import { recordPayment } from '../order/payments'
import { classPlaces, trainingClasses } from '../school/tables'
import { decideApplication, listApplications } from './operator'
import { offerFreePlaces } from './subjects'

const server = startTestApp({ uploads: startTestUploads() })
const price = 398_000
const waitingPath = '/api/application/trainingClass/waiting'

let product: ProductRef
const open = async (seats: number) => {
  product = await addClass(server.db, { price, seats })
}
beforeEach(() => open(1))

/** A user who is ready to apply for the class. */
const newStudent = async () => {
  const who = await signIn(server.db)
  const applicant = classApplicantOf(server, who, String(product.id))
  const values = await applicant.complete()
  const userId = Number(who.user.id)
  let id = ''
  const submit = async (version: number, waits: boolean) => {
    const answer = await server.post<Application>(
      '/api/application/trainingClass',
      {
        subject: String(product.id),
        version,
        termsVersion: classApplications.termsVersion,
        values,
        waits,
      },
      applicant.headers,
    )
    id = answer.envelope.data?.id ?? id
    return answer
  }
  return {
    ...applicant,
    userId,
    submit,
    order: () => buyerOf(server, { userId, cookie: who.cookie }).create(product, price),
    place: async (now = new Date()) => {
      const path = `/api/application/trainingClass?subject=${product.id}`
      const response = await server
        .another({ clock: () => now })
        .request(path, { headers: applicant.headers })
      return ((await response.json()) as { data: Application }).data.place
    },
    /** Joins the waiting list after the acceptance; the answer is a place, or why not. */
    wait: async (now = new Date()) => {
      const response = await server.another({ clock: () => now }).request(waitingPath, {
        method: 'POST',
        headers: { ...pageHeaders, ...applicant.headers },
        body: JSON.stringify({ subject: String(product.id) }),
      })
      const { status, data } = (await response.json()) as { status: string; data: Application }
      return response.status === 200 ? data.place : status
    },
    decide: (action: 'accept' | 'reject', now = new Date()) =>
      decideApplication(
        server.db,
        id,
        {
          decision: action === 'accept' ? { action } : { action, reason: '学生证看不清', fields: {} },
          version: null,
          by: 'li@desk',
        },
        now,
      ),
  }
}
type Student = Awaited<ReturnType<typeof newStudent>>

const kept = { state: 'kept', keepUntil: null, ahead: 0 }
const ordered = { state: 'ordered', keepUntil: null, ahead: 0 }
const waiting = (ahead: number): Place => ({ state: 'waiting', keepUntil: null, ahead })
const later = (hours: number) => new Date(Date.now() + hours * hourMs)

describe('of fifty who apply at once for the last five places', () => {
  it('five get them, all others wait in the order of their arrival, and none is lost', async () => {
    await open(5)
    const students: Student[] = []
    for (let count = 0; count < 50; count += 1) students.push(await newStudent())
    const answers = await Promise.all(students.map(({ submit }) => submit(0, true)))
    expect(answers.map(({ http }) => http)).toEqual(Array.from({ length: 50 }, () => 200))
    const places = await server.db
      .select()
      .from(classPlaces)
      .where(eq(classPlaces.productId, product.id))
      .orderBy(asc(classPlaces.number))
    expect(places.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
    expect(places.map(({ isKept }) => isKept)).toEqual(Array.from({ length: 50 }, (_, index) => index < 5))
    const [first, last] = [places[5], places[49]].map((place) =>
      students.find(({ userId }) => userId === place?.userId),
    )
    expect([await first?.place(), await last?.place()]).toEqual([waiting(0), waiting(44)])
  })
})

describe('a place', () => {
  it('is taken by an application, and refused to the next one who does not want to wait', async () => {
    const [one, two] = [await newStudent(), await newStudent()]
    await one.submit(0, false)
    expect(await one.place()).toEqual(kept)
    const refused = await two.submit(0, false)
    expect([refused.http, refused.envelope.status]).toEqual([409, 'CLASS_FULL'])
    expect((await two.submit(0, true)).http).toBe(200)
    expect(await two.place()).toEqual(waiting(0))
  })

  it('is kept after the acceptance as long as the constant says, and is then somebody else’s', async () => {
    const [one, two] = [await newStudent(), await newStudent()]
    await one.submit(0, false)
    await two.submit(0, true)
    const now = new Date()
    await one.decide('accept', now)
    const keepUntil = new Date(now.getTime() + classPlaceHours * hourMs).toISOString()
    expect(await one.place()).toEqual({ ...kept, keepUntil })
    expect(await two.place(later(classPlaceHours - 1))).toEqual(waiting(0))
    expect(await two.place(later(classPlaceHours + 1))).toEqual(kept)
    expect(await one.place(later(classPlaceHours + 1))).toMatchObject({ state: 'lapsed' })
  })

  it('is kept for who mends a rejected application in time', async () => {
    const [one, two] = [await newStudent(), await newStudent()]
    await one.submit(0, false)
    await two.submit(0, true)
    await one.decide('reject')
    expect((await one.submit(2, false)).http).toBe(200)
    expect(await one.place(later(classPlaceHours + 1))).toEqual(kept)
    expect(await two.place(later(classPlaceHours + 1))).toEqual(waiting(0))
  })

  it('goes back with a withdrawal, to the first who waits', async () => {
    const students = [await newStudent(), await newStudent(), await newStudent()] as const
    for (const { submit } of students) await submit(0, true)
    expect(await students[2].place()).toEqual(waiting(1))
    await students[0].withdraw(1)
    expect([await students[1].place(), await students[2].place()]).toEqual([kept, waiting(0)])
    expect(await students[0].place()).toBeUndefined()
  })

  it('is ordered by whom it is kept for, by nobody else, and is theirs once it is paid', async () => {
    const [one, two] = [await newStudent(), await newStudent()]
    await one.submit(0, false)
    await two.submit(0, true)
    await one.decide('accept')
    await two.decide('accept')
    expect((await two.order()).status).toBe('ORDER_SOLD_OUT')
    const { data } = await one.order()
    const now = new Date()
    await recordPayment(
      server.db,
      { number: data.number, amount: price, paymentNumber: `place-${data.number}`, paidAt: now },
      now,
    )
    expect(await one.place(later(classPlaceHours + 1))).toEqual(ordered)
    expect(await two.place(later(classPlaceHours + 1))).toEqual(waiting(0))
  })

  it('is in the order while that is to be paid, also when it is kept no longer', async () => {
    const one = await newStudent()
    await one.submit(0, false)
    await one.decide('accept')
    await one.order()
    expect(await one.place()).toEqual(ordered)
    expect(await one.wait()).toEqual(ordered)
  })
})

describe('a place that was not paid in time', () => {
  const lapse = (rounds: number) => later(rounds * (classPlaceHours + 1))

  it('is waited for again at the end of the list, once however often that is asked for', async () => {
    const [one, two, three] = [await newStudent(), await newStudent(), await newStudent()]
    for (const { submit } of [one, two, three]) await submit(0, true)
    for (const { decide } of [one, two, three]) await decide('accept')
    await offerFreePlaces(server.db, lapse(1))
    expect(await one.place(lapse(1))).toMatchObject({ state: 'lapsed' })
    expect(await one.wait(lapse(1))).toEqual(waiting(1))
    expect(await one.wait(lapse(1))).toEqual(waiting(1))
    expect(await three.place(lapse(1))).toEqual(waiting(0))
    expect(await three.place(lapse(2))).toMatchObject({ state: 'kept' })
    expect(await one.place(lapse(2))).toEqual(waiting(0))
    expect(await one.place(lapse(3))).toMatchObject({ state: 'kept', keepUntil: expect.any(String) })
  })

  it('is kept again at once where one is free and nobody waits', async () => {
    const one = await newStudent()
    await one.submit(0, false)
    await one.decide('accept')
    expect(await one.place(lapse(1))).toMatchObject({ state: 'lapsed' })
    expect(await one.wait(lapse(1))).toMatchObject({ state: 'kept', keepUntil: expect.any(String) })
  })

  it('is waited for by several at once in one order', async () => {
    await open(3)
    const students = [await newStudent(), await newStudent(), await newStudent()]
    for (const { submit } of students) await submit(0, false)
    for (const { decide } of students) await decide('accept')
    await server.db.update(trainingClasses).set({ seats: 0 }).where(eq(trainingClasses.id, product.id))
    const places = await Promise.all(students.map(({ wait }) => wait(lapse(1))))
    expect(places).toHaveLength(3)
    const after = await Promise.all(students.map(({ place }) => place(lapse(1))))
    expect(after.map((place) => place?.ahead).sort()).toEqual([0, 1, 2])
  })

  it('is not waited for by who was not accepted, nor once the class has begun', async () => {
    const [one, two] = [await newStudent(), await newStudent()]
    expect(await one.wait()).toBe('NOT_FOUND')
    await one.submit(0, false)
    await two.submit(0, true)
    expect([await one.wait(), await two.wait()]).toEqual(Array(2).fill('APPLICATION_CHANGED_ELSEWHERE'))
    await one.decide('accept')
    await server.db
      .update(trainingClasses)
      .set({ startsOn: dateInShanghai(new Date()) })
      .where(eq(trainingClasses.id, product.id))
    expect(await one.wait(lapse(1))).toBe('CLASS_BEGUN')
  })
})

describe('the waiting list', () => {
  const offers = async () => {
    const told = await server.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.type, 'class.placeOffered'))
    return told.filter(({ payload }) => JSON.stringify(payload).includes(`"classId":${product.id}`))
  }

  it('gets the place of an order that nobody paid with one run of the jobs', async () => {
    const [one, two] = [await newStudent(), await newStudent()]
    await one.submit(0, false)
    await two.submit(0, true)
    await one.decide('accept')
    await one.order()
    const run = async (now: Date) => {
      for (const job of Object.values(createJobs(server.db, now))) await job(now)
    }
    await run(new Date())
    expect(await offers()).toHaveLength(0)
    await run(later(classPlaceHours + 1))
    expect(await offers()).toMatchObject([{ payload: { data: { userId: two.userId } } }])
  })

  it('offers a place for a limited time, tells so once, and goes on to the next', async () => {
    const students = [await newStudent(), await newStudent(), await newStudent()] as const
    for (const { submit } of students) await submit(0, true)
    for (const { decide } of students) await decide('accept')
    const [, second, third] = students
    const first = later(classPlaceHours + 1)
    await offerFreePlaces(server.db, first)
    await offerFreePlaces(server.db, first)
    const keepUntil = new Date(first.getTime() + classPlaceHours * hourMs).toISOString()
    expect(await second.place(first)).toEqual({ ...kept, keepUntil })
    expect(await third.place(first)).toEqual(waiting(0))
    expect(await offers()).toHaveLength(1)
    const second2 = new Date(first.getTime() + (classPlaceHours + 1) * hourMs)
    expect(await third.place(second2)).toMatchObject({ state: 'kept' })
    expect(await second.place(second2)).toMatchObject({ state: 'lapsed' })
  })

  it('offers nothing once the class has begun, and no place for longer than until then', async () => {
    const [one, two] = [await newStudent(), await newStudent()]
    await one.submit(0, true)
    await two.submit(0, true)
    await two.decide('accept')
    await one.withdraw(1)
    const change = (startsOn: string) =>
      server.db.update(trainingClasses).set({ startsOn }).where(eq(trainingClasses.id, product.id))
    await change(dateInShanghai(new Date()))
    expect(await two.place()).toEqual(waiting(0))
    const tomorrow = dateInShanghai(new Date(), 1)
    await change(tomorrow)
    expect(await two.place()).toEqual({
      ...kept,
      keepUntil: new Date(`${tomorrow}T00:00:00+08:00`).toISOString(),
    })
  })

  it('is what operators see beside each application', async () => {
    const [one, two] = [await newStudent(), await newStudent()]
    await one.submit(0, true)
    await two.submit(0, true)
    const steps = await listApplications(server.db, { kind: 'trainingClass', rows: 1000 }, new Date())
    const placeOf = ({ userId }: Student) => steps.find((step) => step.userId === userId)?.place
    expect([placeOf(one), placeOf(two)]).toEqual([kept, waiting(0)])
  })

  it('makes the places that the lists show none, also when one has just become free', async () => {
    const [one, two] = [await newStudent(), await newStudent()]
    await one.submit(0, true)
    await two.submit(0, true)
    await one.withdraw(1)
    const { envelope } = await server.get<{ left: number }>(`/api/school/class/${product.id}`)
    expect(envelope.data.left).toBe(0)
  })
})
