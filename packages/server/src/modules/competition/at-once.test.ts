import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { addEdition, newTeam, pillar, star, type TestTeam } from '../../testing/team'
import { startTestApp } from '../../testing/test-app'
import { registrations } from './tables'

const server = startTestApp()
let edition: number
beforeAll(async () => {
  edition = await addEdition(server.db)
})

const versionsOf = async ({ who }: TestTeam) =>
  (
    await server.db
      .select({ version: registrations.version })
      .from(registrations)
      .where(eq(registrations.userId, Number(who.user.id)))
      .orderBy(registrations.version)
  ).map(({ version }) => version)

const key = (name: string) => ({ 'Idempotency-Key': name })
const times = <T>(count: number, call: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)))
const statuses = (answers: { envelope: { status: string } }[]) =>
  answers.map(({ envelope }) => envelope.status).sort()

describe('a repeated call', () => {
  it('gets the first answer under its key, for each step, also after later changes', async () => {
    const team = await newTeam(server, edition)
    const steps = [
      () => team.save(0, star, key('save')),
      () => team.submit(1, undefined, key('submit')),
      () => team.withdraw(2, key('withdraw')),
    ]
    const first: unknown[] = []
    for (const step of steps) {
      const { http, envelope } = await step()
      expect(http).toBe(200)
      first.push(envelope)
    }
    for (const [index, step] of steps.entries()) expect((await step()).envelope).toEqual(first[index])
    expect(await versionsOf(team)).toEqual([1, 2, 3])
  })

  it('is refused without a key, and returns the current state', async () => {
    const team = await newTeam(server, edition)
    await team.save(0)
    expect(await team.save(0)).toMatchObject({
      http: 409,
      envelope: { status: 'CUP_CHANGED_ELSEWHERE', data: null },
    })
    await team.submit(1)
    expect((await team.submit(1)).envelope.status).toBe('CUP_UNDER_REVIEW')
    expect(await versionsOf(team)).toEqual([1, 2])
  })

  it('is refused under its key with other content', async () => {
    const team = await newTeam(server, edition)
    await team.save(0, star, key('other'))
    const { envelope } = await team.save(0, { ...star, ranks: '杜鹃' }, key('other'))
    expect(envelope.status).toBe('IDEMPOTENCY_CONFLICT')
  })

  it('stores no refusal, so that a corrected call is accepted', async () => {
    const team = await newTeam(server, edition)
    expect((await team.save(0, { ...star, ranks: '' }, key('again'))).http).toBe(422)
    expect((await team.save(3, star, key('again'))).envelope.status).toBe('CUP_CHANGED_ELSEWHERE')
    expect((await team.save(0, star, key('again'))).http).toBe(200)
  })
})

describe('concurrent calls', () => {
  it('with one key are one version and one answer', async () => {
    const team = await newTeam(server, edition)
    await team.save(0)
    const answers = await times(50, () => team.submit(1, undefined, key('fifty')))
    for (const { http, envelope } of answers) expect([http, envelope]).toEqual([200, answers[0]?.envelope])
    expect(await versionsOf(team)).toEqual([1, 2])
  })

  it('without a key are one version, and all others are refused', async () => {
    const team = await newTeam(server, edition)
    await team.save(0)
    const told = statuses(await times(50, () => team.submit(1)))
    expect(told.filter((status) => status === 'success')).toHaveLength(1)
    for (const status of told)
      expect(['success', 'CUP_CHANGED_ELSEWHERE', 'CUP_UNDER_REVIEW']).toContain(status)
    expect(await versionsOf(team)).toEqual([1, 2])
  })

  it('for the first step, even on two tracks, are one registration', async () => {
    const team = await newTeam(server, edition)
    const answers = await times(2, (index) => team.save(0, index === 0 ? star : pillar, key(`tab-${index}`)))
    expect(statuses(answers)).toEqual(['CUP_CHANGED_ELSEWHERE', 'success'])
    expect(await versionsOf(team)).toEqual([1])
  })

  it('that save one version: the second is refused, and accepted with the new version', async () => {
    const team = await newTeam(server, edition)
    await team.save(0)
    const answers = await times(2, (index) => team.save(1, { ...star, ranks: `第${index}队` }))
    expect(statuses(answers)).toEqual(['CUP_CHANGED_ELSEWHERE', 'success'])
    const current = await team.mine()
    expect(current?.version).toBe(2)
    expect((await team.save(2, { ...star, ranks: '第三队' })).envelope.data).toMatchObject({ version: 3 })
  })

  it('submit the team or change the first step, but not both', async () => {
    const team = await newTeam(server, edition)
    await team.save(0)
    const told = statuses(await Promise.all([team.submit(1), team.save(1, { ...star, ranks: '杜鹃' })]))
    expect(told).toContain('success')
    expect(told.filter((status) => status !== 'success')).toHaveLength(1)
    expect(await versionsOf(team)).toEqual([1, 2])
  })

  it('of different teams do not affect one another', async () => {
    const teams = await times(20, () => newTeam(server, edition))
    expect(statuses(await Promise.all(teams.map((team) => team.save(0))))).toEqual(Array(20).fill('success'))
  })
})

it.each([7, 2])('refuses a version that does not exist yet: %i', async (version) => {
  const team = await newTeam(server, edition)
  await team.save(0)
  expect((await team.save(version)).envelope.status).toBe('CUP_CHANGED_ELSEWHERE')
  expect((await team.submit(version)).envelope.status).toBe('CUP_CHANGED_ELSEWHERE')
  expect(await versionsOf(team)).toEqual([1])
})
