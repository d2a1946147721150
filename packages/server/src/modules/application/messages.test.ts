import { type Application, classApplications } from '@chuhai/contract/application'
import { classPlaceHours } from '@chuhai/contract/constants'
import type { ProductRef } from '@chuhai/contract/order'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { classApplicantOf, newApplicant } from '../../testing/application'
import { addClass, buyerOf } from '../../testing/order'
import { signIn } from '../../testing/sign-in'
import { startTestApp } from '../../testing/test-app'
import { toldTo } from '../../testing/told'
import { startTestUploads } from '../../testing/upload'
import { hourMs } from '../../time/durations'
import { tellLapsed } from '../place/lapses'
import { classPlaceSource } from '../school/class-places'
import { classPlaces } from '../school/tables'
import { decideApplication } from './operator'
import { offerFreePlaces } from './subjects'

const server = startTestApp({ uploads: startTestUploads() })

const decide = (
  id: string,
  decision: Parameters<typeof decideApplication>[2]['decision'],
  now = new Date(),
) => decideApplication(server.db, id, { decision, version: null, by: 'li@desk' }, now)
const reject = { action: 'reject', reason: '执照看不清', fields: {} } as const

describe('an applicant', () => {
  it('is told of each decision, and of one that is taken twice only once', async () => {
    const applicant = await newApplicant(server)
    const id = (await applicant.submit(0)).envelope.data.id ?? ''
    await decide(id, { action: 'review' })
    await Promise.all([decide(id, reject), decide(id, reject)])
    const told = await toldTo(server.db, Number(applicant.who.user.id))
    expect(told.map(({ kind }) => kind)).toEqual(['application.reviewed', 'application.rejected'])
    expect(told[1]?.values).toMatchObject({ reason: '执照看不清', page: '/beServiceProvider' })
    expect(told[1]?.values.name).not.toBe('')
  })

  it('for a class is told by the name of the class', async () => {
    const product = await addClass(server.db)
    const who = await signIn(server.db)
    const applicant = classApplicantOf(server, who, String(product.id))
    const id = (await applicant.submit(0)).envelope.data.id ?? ''
    await decide(id, { action: 'accept' })
    const [told] = await toldTo(server.db, Number(who.user.id))
    expect(told?.kind).toBe('application.accepted')
    expect(told?.values.name).toMatch(/班|营/)
  })
})

describe('a place of a class with one', () => {
  let product: ProductRef
  beforeEach(async () => {
    product = await addClass(server.db, { seats: 1 })
  })

  /** Somebody who has applied and is accepted. */
  const accepted = async () => {
    const who = await signIn(server.db)
    const applicant = classApplicantOf(server, who, String(product.id))
    const { envelope } = await server.post<Application>(
      '/api/application/trainingClass',
      {
        subject: String(product.id),
        version: 0,
        termsVersion: classApplications.termsVersion,
        values: await applicant.complete(),
        waits: true,
      },
      applicant.headers,
    )
    await decide(envelope.data.id ?? '', { action: 'accept' })
    return { who, userId: Number(who.user.id) }
  }
  const placesTold = async (userId: number) =>
    (await toldTo(server.db, userId)).filter(({ kind }) => kind.startsWith('place.'))
  const afterItsTime = () => new Date(Date.now() + (classPlaceHours + 1) * hourMs)

  it('is offered with its end, and the one who let it lapse is told so, both once', async () => {
    const [first, second] = [await accepted(), await accepted()]
    const now = afterItsTime()
    for (let times = 0; times < 2; times += 1) {
      await tellLapsed(server.db, classPlaceSource, now)
      await offerFreePlaces(server.db, now)
    }
    const until = new Date(now.getTime() + classPlaceHours * hourMs).toISOString()
    expect(await placesTold(second.userId)).toEqual([
      { kind: 'place.offered', values: expect.objectContaining({ until, page: '/schoolCenter/class' }) },
    ])
    expect((await placesTold(first.userId)).map(({ kind }) => kind)).toEqual(['place.lapsed'])
  })

  it('that an order holds until it is paid has not lapsed', async () => {
    const first = await accepted()
    const isOwn = and(eq(classPlaces.productId, product.id), eq(classPlaces.userId, first.userId))
    const end = new Date(Date.now() + 1000)
    await server.db.update(classPlaces).set({ keepUntil: end }).where(isOwn)
    await buyerOf(server, { userId: first.userId, cookie: first.who.cookie }).create(product, 398_000)
    await tellLapsed(server.db, classPlaceSource, new Date(end.getTime() + 1000))
    expect(await placesTold(first.userId)).toEqual([])
  })

  it('that lapsed days ago is no news', async () => {
    const first = await accepted()
    await tellLapsed(server.db, classPlaceSource, new Date(afterItsTime().getTime() + 48 * hourMs))
    expect(await placesTold(first.userId)).toEqual([])
  })
})
