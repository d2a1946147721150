import { randomUUID } from 'node:crypto'
import { isNotNull } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterEach, describe, expect, it } from 'vitest'
import { deleteInBatches } from '../database/delete-batches'
import { inboxMessages, messageContacts, messageDeliveries } from '../messages/tables'
import { outboxMessages } from '../outbox/tables'
import { longestRetention } from '../settings/retention'
import { newApplicant } from '../testing/application'
import { lead, siteForm } from '../testing/forms'
import { tellKept } from '../testing/message'
import { addCourse, newBuyer } from '../testing/order'
import { addEdition, newTeam } from '../testing/team'
import { startTestApp } from '../testing/test-app'
import { startTestUploads } from '../testing/upload'
import { monthsBefore } from '../time/before'
import { dayMs } from '../time/durations'
import { applicationDrafts, applications } from './application/tables'
import { registrations } from './competition/tables'
import { consultations } from './consultation/tables'
import { createJobs } from './jobs'
import { auditEntries } from './operator/tables'
import { orderSteps, orders } from './order/tables'
import { siteRequests } from './site/tables'
import { createSweeps } from './sweeps'
import { pageEvents, pageViews } from './track/tables'

const uploads = startTestUploads()
const server = startTestApp({ uploads })
const monthMs = 31 * dayMs

/** Runs all jobs and sweeps at a later time. */
const sweepAfter = async (ms: number, retention = longestRetention) => {
  const now = new Date(Date.now() + ms)
  const sweeps = createSweeps({ db: server.db, uploads, retention })
  const all = [createJobs(server.db, now), sweeps].flatMap((jobs) => Object.values(jobs))
  for (const run of all) await run(now)
}
const count = (table: PgTable) => server.db.$count(table)
const submit = () => server.post('/api/consultation', lead)
const view = (at: Date) => ({ id: randomUUID(), path: '/', siteOrigin: '', startedAt: at, endedAt: at })
const event = (at: Date) => ({
  id: randomUUID(),
  name: 'consultationSubmitted',
  path: '/',
  siteOrigin: '',
  at,
})

afterEach(async () => {
  for (const table of [
    consultations,
    siteRequests,
    outboxMessages,
    inboxMessages,
    messageContacts,
    pageViews,
    pageEvents,
    registrations,
    applications,
    applicationDrafts,
    orders,
  ])
    await server.db.delete(table)
})

describe('retention', () => {
  it('keeps a lead for 24 months, with its undelivered message', async () => {
    await submit()
    await sweepAfter(23 * 30 * dayMs)
    expect([await count(consultations), await count(outboxMessages)]).toEqual([1, 1])
    await sweepAfter(24 * monthMs)
    expect([await count(consultations), await count(outboxMessages)]).toEqual([0, 0])
  })

  it('keeps what only a program sends for 30 days', async () => {
    await server.post('/api/consultation', { ...lead, subject: 'x' })
    await server.post('/api/site/request', { ...siteForm('https://apart.example'), subject: 'x' })
    await sweepAfter(29 * dayMs)
    expect([await count(consultations), await count(siteRequests)]).toEqual([1, 1])
    await sweepAfter(31 * dayMs)
    expect([await count(consultations), await count(siteRequests)]).toEqual([0, 0])
  })

  it('keeps a request for registration for 24 months', async () => {
    await server.post('/api/site/request', siteForm('https://kept.example'))
    await sweepAfter(23 * 30 * dayMs)
    expect(await count(siteRequests)).toBe(1)
    await sweepAfter(24 * monthMs)
    expect(await count(siteRequests)).toBe(0)
  })

  it('keeps a message for 30 days after its delivery', async () => {
    await submit()
    await server.db.update(outboxMessages).set({ deliveredAt: new Date() })
    await sweepAfter(29 * dayMs)
    expect(await count(outboxMessages)).toBe(1)
    await sweepAfter(31 * dayMs)
    expect([await count(outboxMessages), await count(consultations)]).toEqual([0, 1])
  })

  it('keeps what a person was told for 12 months, with its deliveries', async () => {
    await tellKept(server.db, 1, { now: new Date() })
    await sweepAfter(11 * 30 * dayMs)
    expect([await count(inboxMessages), await count(messageDeliveries)]).toEqual([1, 2])
    await sweepAfter(12 * monthMs)
    expect([await count(inboxMessages), await count(messageDeliveries)]).toEqual([0, 0])
  })

  it('forgets an address that was not confirmed, a day after its code has expired', async () => {
    const pending = { way: 'mail', pendingAddress: 'li@shop.example', expiresAt: new Date() } as const
    await server.db.insert(messageContacts).values([
      { userId: 1, address: '', ...pending },
      { userId: 2, address: 'shen@shop.example', confirmedAt: new Date(), ...pending },
    ])
    const waiting = () => server.db.$count(messageContacts, isNotNull(messageContacts.pendingAddress))
    await sweepAfter(dayMs / 2)
    expect([await count(messageContacts), await waiting()]).toEqual([2, 2])
    await sweepAfter(2 * dayMs)
    expect([await count(messageContacts), await waiting()]).toEqual([1, 0])
  })

  it('keeps page views and events for 12 months', async () => {
    await server.db.insert(pageViews).values(view(new Date()))
    await server.db.insert(pageEvents).values(event(new Date()))
    await sweepAfter(11 * 30 * dayMs)
    expect([await count(pageViews), await count(pageEvents)]).toEqual([1, 1])
    await sweepAfter(12 * monthMs)
    expect([await count(pageViews), await count(pageEvents)]).toEqual([0, 0])
  })

  it('keeps the audit log for 36 months, whatever is set', async () => {
    const entry = { operator: 'li@desk', via: 'socket', action: 'listSites' } as const
    const monthsAgo = (months: number) => monthsBefore(new Date(Date.now() - dayMs), months)
    await server.db.insert(auditEntries).values([
      { ...entry, at: monthsAgo(36) },
      { ...entry, at: monthsAgo(35) },
    ])
    await sweepAfter(0, { ...longestRetention, accessLogMonths: 1 })
    expect(await count(auditEntries)).toBe(1)
  })

  it('keeps a team, with all its versions, for 24 months after the sign-up has closed', async () => {
    const team = await newTeam(server, await addEdition(server.db, { toDay: 1 }))
    await team.save(0)
    await team.submit(1)
    await sweepAfter(23 * 30 * dayMs)
    expect(await count(registrations)).toBe(2)
    await sweepAfter(24 * monthMs + 2 * dayMs)
    expect(await count(registrations)).toBe(0)
  })

  it('keeps an application and a draft for 24 months after they were touched last', async () => {
    const applicant = await newApplicant(server)
    await applicant.submit(0)
    await applicant.withdraw(1)
    await applicant.save(2, 0, { company: '远帆' })
    const counts = async () => [await count(applications), await count(applicationDrafts)]
    await sweepAfter(23 * 30 * dayMs)
    expect(await counts()).toEqual([2, 1])
    await sweepAfter(24 * monthMs)
    expect(await counts()).toEqual([0, 0])
  })

  it('keeps an order for 60 months after its last step, and what somebody has bought as long as their account', async () => {
    const buyer = await newBuyer(server)
    const course = await addCourse(server.db, 0)
    await buyer.order(course, 0)
    await buyer.order(await addCourse(server.db), 19_900)
    await sweepAfter(59 * 30 * dayMs)
    expect(await count(orders)).toBe(2)
    await sweepAfter(60 * monthMs)
    expect((await server.db.select().from(orders)).map(({ state }) => state)).toEqual(['fulfilled'])
    expect(await count(orderSteps)).toBe(3)
  })

  it('is shorter with shorter settings', async () => {
    await submit()
    await sweepAfter(2 * monthMs, { ...longestRetention, leadMonths: 1 })
    expect(await count(consultations)).toBe(0)
  })
})

it('deletes in batches until none is left', async () => {
  const now = new Date()
  await server.db.insert(pageViews).values(Array.from({ length: 25 }, () => view(now)))
  expect(await deleteInBatches(server.db, pageViews, undefined, 10)).toBe(25)
  expect(await count(pageViews)).toBe(0)
})
