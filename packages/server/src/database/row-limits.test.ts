import { randomUUID } from 'node:crypto'
import {
  joinRequestsMax,
  marketOffersMax,
  openQuestionsMax,
  shipmentDraftsMax,
  userAnswersAtOnce,
  userEvaluationsMax,
  userFileBytesMax,
  userFilesMax,
  userOrganisationsMax,
  userSubscriptionsMax,
} from '@chuhai/contract/constants'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { exclusiveGuides } from '../modules/evaluation/tables'
import { files } from '../modules/file/tables'
import { sites, subscriptions } from '../modules/guide/tables'
import { organisations } from '../modules/organisation/tables'
import { growing } from '../testing/evaluation'
import { company } from '../testing/forms'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestApp } from '../testing/test-app'

const server = startTestApp()

let who: SignedIn
let userId: number
beforeEach(async () => {
  who = await signIn(server.db)
  userId = Number(who.user.id)
})

const copies = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** Makes simultaneous calls; resolves with the number of each status. */
const countAtOnce = async (path: string, bodies: object[]): Promise<Record<string, number>> => {
  const answers = await Promise.all(bodies.map((body) => server.post(path, body, { Cookie: who.cookie })))
  const counts: Record<string, number> = {}
  for (const { envelope } of answers) counts[envelope.status] = (counts[envelope.status] ?? 0) + 1
  return counts
}

it('has the limits of the contract', async () => {
  const { rows } = (await server.db.execute(sql`
    select tgname as name, split_part(encode(tgargs, 'escape'), '\\000', 2)::int as most
    from pg_trigger where tgname like '%\\_limit' order by tgname`)) as unknown as { rows: object[] }
  expect(rows).toEqual([
    { name: 'assistant_message_limit', most: userAnswersAtOnce },
    { name: 'guide_exclusive_limit', most: userEvaluationsMax },
    { name: 'guide_subscription_limit', most: userSubscriptionsMax },
    { name: 'lesson_question_limit', most: openQuestionsMax },
    { name: 'market_offer_limit', most: marketOffersMax },
    { name: 'organisation_limit', most: userOrganisationsMax },
    { name: 'organisation_request_limit', most: joinRequestsMax },
    { name: 'shipment_draft_limit', most: shipmentDraftsMax },
    { name: 'uploaded_file_bytes_limit', most: userFileBytesMax },
    { name: 'uploaded_file_limit', most: userFilesMax },
  ])
})

describe('of simultaneous calls', () => {
  it('adds as many organisations as one user may have', async () => {
    const { orgLocation, licencePic, ...rest } = company
    const rows = copies(userOrganisationsMax - 2, (index) => ({
      ...rest,
      countyCode: '',
      countyName: '',
      licencePic: licencePic ?? '',
      id: randomUUID(),
      socialCode: String(index),
      createdBy: userId,
      createdAt: new Date(),
    }))
    await server.db.insert(organisations).values(rows)
    const codes = ['05', '18', '2B', '3E', '4H', '5L'].map((end) => `91330108MA2B1Q7F${end}`)
    const bodies = codes.map((socialCode) => ({ ...company, socialCode }))
    expect(await countAtOnce('/api/user/org/create_org', bodies)).toEqual({ success: 2, ORG_TOO_MANY: 4 })
    expect(await server.db.$count(organisations, sql`created_by = ${userId}`)).toBe(userOrganisationsMax)
  })

  it('takes as many evaluations as one user may have', async () => {
    const before = copies(userEvaluationsMax - 2, () => ({
      userId,
      ruleSetId: 1,
      answers: [],
      abilities: [],
      sites: [],
      courseIds: [],
      createdAt: new Date(),
    }))
    await server.db.insert(exclusiveGuides).values(before)
    const counts = await countAtOnce(
      '/api/nav/home/assess',
      copies(5, () => ({ answers: growing })),
    )
    expect(counts).toEqual({ success: 2, EVALUATION_TOO_MANY: 3 })
  })

  it('keeps as many subscriptions as one user may have, and the same one again', async () => {
    const all = await server.db
      .select({ id: sites.id })
      .from(sites)
      .limit(userSubscriptionsMax + 3)
    const [first, ...more] = all.splice(userSubscriptionsMax - 1)
    const rows = all.map(({ id }) => ({ userId, siteId: id, createdAt: new Date() }))
    await server.db.insert(subscriptions).values(rows)
    const subscribe = async (id: number | undefined) =>
      (await server.post(`/api/nav/subscribe/${id}`, { navInfoId: id }, { Cookie: who.cookie })).envelope
        .status
    const statuses = await Promise.all([first, ...more].map((site) => subscribe(site?.id)))
    expect(statuses.toSorted()).toEqual([...copies(3, () => 'GUIDE_SUBSCRIPTIONS_FULL'), 'success'])
    expect(await subscribe(all[0]?.id)).toBe('success')
    expect(await server.db.$count(subscriptions, sql`user_id = ${userId}`)).toBe(userSubscriptionsMax)
  })

  it('inserts as many files, and as many bytes of them, as one user may have', async () => {
    const insert = (bytes: number) =>
      server.db
        .insert(files)
        .values({ id: randomUUID(), userId, mediaType: 'image/png', bytes, createdAt: new Date() })
    const outcomesOf = async (sizes: number[]) =>
      (await Promise.allSettled(sizes.map(insert))).filter(({ status }) => status === 'fulfilled').length
    const half = Math.floor(userFileBytesMax / 2)
    expect(await outcomesOf([half, half, half, half])).toBe(2)
    await server.db.delete(files).where(sql`user_id = ${userId}`)
    await Promise.all(copies(userFilesMax - 1, () => insert(1)))
    expect(await outcomesOf([1, 1, 1])).toBe(1)
  })
})
