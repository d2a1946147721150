import { randomUUID } from 'node:crypto'
import type { ClassApplication } from '@chuhai/contract/application'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { classApplicantOf, newApplicant } from '../../testing/application'
import { participant } from '../../testing/class-form'
import { firstItems } from '../../testing/first-items'
import { signIn } from '../../testing/sign-in'
import { startTestApp } from '../../testing/test-app'
import { startTestUploads } from '../../testing/upload'
import { dateInShanghai } from '../../time/shanghai'
import { classContent } from '../school/content'
import { trainingClasses } from '../school/tables'
import { hasAccepted } from './accepted'
import { decideApplication } from './operator'

const server = startTestApp({ uploads: startTestUploads() })
const classes = firstItems(classContent)
let used = 0

/** Returns a class that no other test changes. */
const nextClass = () => {
  const found = classes[used]
  used += 1
  if (!found) throw new Error('the content has too few classes for these tests')
  return found
}

const change = (id: number, values: Partial<typeof trainingClasses.$inferInsert>) =>
  server.db.update(trainingClasses).set(values).where(eq(trainingClasses.id, id))

const applying = async () => {
  const { id, name } = nextClass()
  const who = await signIn(server.db)
  return { id, name, applicant: classApplicantOf(server, who, String(id)) }
}

const list = async (headers: Record<string, string>) =>
  (await server.get<ClassApplication[]>('/api/application/trainingClass/mine', headers)).envelope.data

const decide = (id: string | null, action: 'accept') =>
  decideApplication(server.db, id ?? '', { decision: { action }, version: null, by: 'li@desk' }, new Date())

const userIdOf = ({ who }: { who: Awaited<ReturnType<typeof signIn>> }) => Number(who.user.id)

describe('an application for a training class', () => {
  it('goes from a draft to acceptance, and then its user may order the place', async () => {
    const { id, applicant } = await applying()
    const sought = { kind: 'trainingClass', subject: String(id), userId: userIdOf(applicant) }
    await applicant.save(0, 0, { name: '陆' })
    expect(await applicant.mine()).toMatchObject({ state: 'draft', refusal: null, draft: { name: '陆' } })
    const { envelope } = await applicant.submit(0)
    expect(envelope.data).toMatchObject({ state: 'submitted', submitted: participant })
    expect(await hasAccepted(server.db, sought)).toBe(false)
    expect(await decide(envelope.data.id, 'accept')).toBe('decided')
    expect(await hasAccepted(server.db, sought)).toBe(true)
    expect(await hasAccepted(server.db, { ...sought, subject: '999' })).toBe(false)
  })

  it.each([
    ['CLASS_FULL', { seats: 0 }],
    ['CLASS_BEGUN', { startsOn: dateInShanghai(new Date()) }],
  ])('is refused with %s once it is so, and loses nothing', async (code, changes) => {
    const { id, applicant } = await applying()
    await applicant.save(0, 0, await applicant.complete())
    await change(id, changes)
    const { http, envelope } = await applicant.submit(0)
    expect([http, envelope.status]).toEqual([409, code])
    expect(await applicant.mine()).toMatchObject({ state: 'draft', refusal: code, draft: participant })
    expect((await applicant.save(0, 1, { name: '陆知远' })).http).toBe(200)
  })

  it('is answered again under its key, also when the class has become full since', async () => {
    const { id, applicant } = await applying()
    const key = { 'Idempotency-Key': randomUUID() }
    const first = await applicant.submit(0, {}, key)
    await change(id, { seats: 0 })
    const again = await applicant.submit(0, {}, key)
    expect([again.http, again.envelope.data.id]).toEqual([200, first.envelope.data.id])
  })

  it('is not found for a class that is hidden or does not exist, unless it was submitted before', async () => {
    const { id, applicant } = await applying()
    const late = classApplicantOf(server, await signIn(server.db), String(id))
    await applicant.submit(0)
    await change(id, { isShown: false })
    const unknown = classApplicantOf(server, applicant.who, '99999')
    for (const { save, submit, headers } of [late, unknown])
      expect([
        (await save(0, 0, {})).http,
        (await submit(0)).http,
        (await server.get(`/api/application/trainingClass?subject=${id}`, late.headers)).http,
        headers.Cookie !== '',
      ]).toEqual([404, 404, 404, true])
    expect(await applicant.mine()).toMatchObject({ state: 'submitted', refusal: 'NOT_FOUND' })
    expect((await applicant.withdraw(1)).envelope.data.state).toBe('withdrawn')
  })

  it.each(['0', 'x', '1.5', ' 1', ''])('names its class by an id, and not by %j', async (subject) => {
    const { headers } = await newApplicant(server)
    const { http } = await server.get(
      `/api/application/trainingClass?subject=${encodeURIComponent(subject)}`,
      headers,
    )
    expect(http).toBe(422)
  })
})

describe('the list of one’s own', () => {
  it('has drafts and submissions with their classes, the last changed first, and nobody else’s', async () => {
    const one = await applying()
    const two = nextClass()
    const second = classApplicantOf(server, one.applicant.who, String(two.id))
    await one.applicant.submit(0)
    await second.save(0, 0, { name: '陆' })
    const found = await list(one.applicant.headers)
    expect(found.map((entry) => [entry.class.name, entry.state])).toEqual([
      [two.name, 'draft'],
      [one.name, 'submitted'],
    ])
    expect(found[1]).not.toHaveProperty('submitted')
    await change(two.id, { isShown: false })
    expect((await list(one.applicant.headers))[0]?.class).toMatchObject({ id: two.id, isShown: false })
    expect(await list((await newApplicant(server)).headers)).toEqual([])
  })

  it('needs somebody who is signed in', async () => {
    expect((await server.get('/api/application/trainingClass/mine')).http).toBe(401)
  })
})

describe('the calendar of a class', () => {
  it('has an entry of whole days, from the first day to the end of the last week', async () => {
    const { id, name } = nextClass()
    await change(id, { startsOn: '2026-12-07', weeks: 4, isShown: true })
    const response = await server.request(`/api/school/class/${id}/calendar.ics`)
    const text = (await response.text()).replaceAll('\r\n ', '')
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
    expect(text).toContain('DTSTART;VALUE=DATE:20261207\r\nDTEND;VALUE=DATE:20270104\r\n')
    expect(text).toContain(`SUMMARY:${name}\r\n`)
    expect((await server.request('/api/school/class/99999/calendar.ics')).status).toBe(404)
  })
})
