import { randomUUID } from 'node:crypto'
import { getApplication } from '@chuhai/contract/admin'
import { applicationVersionsMax } from '@chuhai/contract/constants'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { outboxMessages } from '../../outbox/tables'
import { startTestAdminApi } from '../../testing/admin-api'
import { newApplicant, type TestApplicant } from '../../testing/application'
import { program } from '../../testing/documents'
import { png } from '../../testing/pictures'
import { provider } from '../../testing/provider-form'
import { signIn } from '../../testing/sign-in'
import { startTestApp } from '../../testing/test-app'
import { startTestUploads } from '../../testing/upload'
import { deleteUnusedFiles } from '../file/cleanup'
import { fileUsers } from '../file-users'
import { decideApplication } from './operator'
import { applications } from './tables'

const uploads = startTestUploads()
const server = startTestApp({ uploads })
const at = startTestAdminApi(server, uploads.store)

const submitted = async (): Promise<TestApplicant & { id: string }> => {
  const applicant = await newApplicant(server)
  const { envelope } = await applicant.submit(0)
  return { ...applicant, id: envelope.data.id ?? '' }
}

const by = 'li@desk'
const decide = (id: string, action: 'review' | 'accept', version: number | null = null) =>
  decideApplication(server.db, id, { decision: { action }, version, by }, new Date())
const reject = (id: string, reason = '资质已过期', fields = {}) =>
  decideApplication(
    server.db,
    id,
    { decision: { action: 'reject', reason, fields }, version: null, by },
    new Date(),
  )

const versionsOf = (id: string) => server.db.$count(applications, eq(applications.id, id))
const hour = 60 * 60 * 1000

describe('a draft', () => {
  it('is empty before anything is saved', async () => {
    expect(await (await newApplicant(server)).mine()).toEqual({
      id: null,
      state: 'draft',
      version: 0,
      submittedAt: null,
      revision: 0,
      savedAt: null,
      refusal: null,
      history: [],
      submitted: null,
      draft: null,
    })
  })

  it('goes on where it was left, on any device', async () => {
    const applicant = await newApplicant(server)
    const first = await applicant.save(0, 0, { company: '宁波' })
    expect([first.http, first.envelope.data.revision]).toEqual([200, 1])
    await applicant.save(0, 1, { company: '宁波远帆', founded: 2015 })
    expect(await applicant.mine()).toMatchObject({
      state: 'draft',
      revision: 2,
      draft: { company: '宁波远帆', founded: 2015 },
    })
  })

  it('is never overwritten by a device that has not seen it, and a repeat is answered again', async () => {
    const applicant = await newApplicant(server)
    const [one, two] = await Promise.all([
      applicant.save(0, 0, { company: '一' }),
      applicant.save(0, 0, { company: '二' }),
    ])
    expect([one.http, two.http].sort()).toEqual([200, 409])
    const winner = one.http === 200 ? '一' : '二'
    expect((await applicant.save(0, 0, { company: winner })).envelope.data.revision).toBe(1)
    const stale = await applicant.save(0, 0, { company: '三' })
    expect(stale.envelope.status).toBe('APPLICATION_CHANGED_ELSEWHERE')
    expect((await applicant.mine()).draft).toEqual({ company: winner })
  })

  it('keeps its documents, and those that nothing names go after a day', async () => {
    const applicant = await newApplicant(server)
    const [kept, dropped] = [await applicant.upload('执照.pdf'), await applicant.upload('旧.pdf')]
    await applicant.save(0, 0, { licence: [kept.envelope.data] })
    await deleteUnusedFiles(
      { db: server.db, store: uploads.store, fileUsers },
      new Date(Date.now() + 26 * hour),
    )
    const read = async ({ address }: { address: string }) =>
      (await server.request(address, { headers: applicant.headers })).status
    expect([await read(kept.envelope.data), await read(dropped.envelope.data)]).toEqual([200, 404])
  })

  it('takes no files of others', async () => {
    const [applicant, other] = [await newApplicant(server), await newApplicant(server)]
    const { data } = (await other.upload()).envelope
    for (const address of [data.address, '/files/none.pdf', 'https://a.example/x.pdf']) {
      const { envelope } = await applicant.save(0, 0, { licence: [{ ...data, address }] })
      expect(envelope).toMatchObject({
        status: 'APPLICATION_FILE_UNKNOWN',
        data: { fields: { 'values.licence': '文件不存在，请重新上传' } },
      })
    }
  })
})

describe('a submission', () => {
  it('is kept as it is, with a message for the operator’s systems', async () => {
    const { id, mine } = await submitted()
    const application = await mine()
    expect(application).toMatchObject({
      id,
      state: 'submitted',
      version: 1,
      submitted: provider,
      draft: null,
      history: [{ state: 'submitted', reason: null, fields: {} }],
    })
    const messages = await server.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.type, 'application.submitted'))
    expect(messages.map(({ payload }) => (payload as { data: object }).data)).toContainEqual({
      id,
      kind: 'serviceProvider',
      subject: '',
      title: provider.company,
      version: 1,
    })
  })

  it.each([
    [{ company: '' }, 'values.company', 'APPLICATION_TEXT_REQUIRED'],
    [{ socialCode: '91330206MA2AHXKZ65' }, 'values.socialCode', 'ORG_SOCIAL_CODE_LETTER'],
    [{ location: ['330000', '110100'] }, 'values.location', 'APPLICATION_REGION_UNKNOWN'],
    [{ priceTo: 1 }, 'values.priceTo', 'APPLICATION_PRICE_ORDER'],
    [{ licence: [] }, 'values.licence', 'APPLICATION_FILE_REQUIRED'],
  ])('with %j is refused at the field', async (change, field, code) => {
    const { submit } = await newApplicant(server)
    const { envelope } = await submit(0, change)
    expect(envelope.status).toBe(code)
    expect(Object.keys(envelope.data.fields ?? {})).toEqual([field])
  })

  it('needs the terms as they are now', async () => {
    const applicant = await newApplicant(server)
    const body = { version: 0, values: await applicant.complete() }
    for (const termsVersion of ['', '2020-01']) {
      const { envelope } = await server.post(
        '/api/application/serviceProvider',
        { ...body, termsVersion },
        applicant.headers,
      )
      expect(envelope.status).toBe('APPLICATION_TERMS_REQUIRED')
    }
  })

  it('under one key has one effect and one answer, also twenty times at once', async () => {
    const applicant = await newApplicant(server)
    await applicant.complete()
    const key = { 'Idempotency-Key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 20 }, () => applicant.submit(0, {}, key)))
    expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([200]))
    const [id, ...others] = new Set(answers.map(({ envelope }) => envelope.data.id))
    expect(others).toEqual([])
    expect(await versionsOf(id ?? '')).toBe(1)
  })

  it('is answered with the steps as their owner may see them', async () => {
    const applicant = await newApplicant(server)
    await applicant.complete()
    const { envelope } = await applicant.submit(0)
    expect(Object.keys(envelope.data.history[0] ?? {})).toEqual(['state', 'at', 'reason', 'fields'])
  })

  it('from two windows makes one application', async () => {
    const applicant = await newApplicant(server)
    await applicant.complete()
    const answers = await Promise.all([applicant.submit(0), applicant.submit(0), applicant.submit(0)])
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409, 409])
    expect((await applicant.mine()).version).toBe(1)
  })

  it('can neither be changed nor submitted again while it is under review', async () => {
    const applicant = await submitted()
    for (const again of [() => applicant.submit(1), () => applicant.save(1, 0, { company: '别的' })]) {
      const { http, envelope } = await again()
      expect([http, envelope.status]).toEqual([409, 'APPLICATION_UNDER_REVIEW'])
    }
    await decide(applicant.id, 'accept')
    expect((await applicant.submit(2)).envelope.status).toBe('APPLICATION_ACCEPTED')
    expect((await applicant.withdraw(2)).envelope.status).toBe('APPLICATION_ACCEPTED')
  })

  it('ends after very many steps', async () => {
    const applicant = await submitted()
    await server.db
      .update(applications)
      .set({ version: applicationVersionsMax, state: 'rejected' })
      .where(eq(applications.id, applicant.id))
    expect((await applicant.submit(applicationVersionsMax)).envelope.status).toBe(
      'APPLICATION_CHANGED_TOO_OFTEN',
    )
  })
})

describe('the review', () => {
  it('goes over rejection, mending and another submission to acceptance', async () => {
    const applicant = await submitted()
    expect(await decide(applicant.id, 'review')).toBe('decided')
    expect((await applicant.mine()).state).toBe('reviewing')
    expect(await reject(applicant.id, '资质已过期', { licence: '请上传新的执照' })).toBe('decided')
    expect(await applicant.mine()).toMatchObject({ state: 'rejected', version: 3 })

    await applicant.save(3, 0, { ...provider, company: '宁波远帆物流有限公司' })
    expect(await applicant.mine()).toMatchObject({
      state: 'rejected',
      submitted: { company: provider.company },
      draft: { company: '宁波远帆物流有限公司' },
    })
    await applicant.submit(3, { company: '宁波远帆物流有限公司' })
    expect(await decide(applicant.id, 'accept')).toBe('decided')
    const { state, draft, history } = await applicant.mine()
    expect([state, draft]).toEqual(['accepted', null])
    expect(history.map((step) => [step.state, step.reason, step.fields])).toEqual([
      ['submitted', null, {}],
      ['reviewing', null, {}],
      ['rejected', '资质已过期', { licence: '请上传新的执照' }],
      ['submitted', null, {}],
      ['accepted', null, {}],
    ])
    const steps = await at.call(getApplication, { params: { id: applicant.id } })
    expect(steps.map((step) => [step.by, step.values.company])).toEqual([
      [by, '宁波远帆物流有限公司'],
      ['', '宁波远帆物流有限公司'],
      [by, provider.company],
      [by, provider.company],
      ['', provider.company],
    ])
  })

  it('is withdrawn at any time before the decision, and begins again with a draft', async () => {
    const applicant = await submitted()
    await decide(applicant.id, 'review')
    expect((await applicant.withdraw(2)).envelope.data).toMatchObject({ state: 'withdrawn', version: 3 })
    expect((await applicant.withdraw(3)).envelope.status).toBe('APPLICATION_NOT_SUBMITTED')
    expect(await decide(applicant.id, 'accept')).toBe('withdrawn')
    await applicant.save(3, 0, { company: '再来' })
    expect(await applicant.mine()).toMatchObject({ id: applicant.id, state: 'draft', version: 3 })
    expect((await applicant.submit(3)).envelope.data).toMatchObject({ state: 'submitted', version: 4 })
  })

  it('does not exist for somebody who has not submitted', async () => {
    const { withdraw } = await newApplicant(server)
    expect((await withdraw(0)).http).toBe(404)
  })

  it('decides only what has been looked at', async () => {
    const applicant = await submitted()
    expect(await decide(applicant.id, 'accept', 2)).toBe('changed')
    expect(await decide(randomUUID(), 'accept')).toBe('unknown')
  })

  it('takes one step when the applicant withdraws while an operator decides', async () => {
    for (let round = 0; round < 5; round += 1) {
      const applicant = await submitted()
      const [withdrawal, outcome] = await Promise.all([
        applicant.withdraw(1),
        decide(applicant.id, 'accept', 1),
      ])
      const { state, history } = await applicant.mine()
      expect(history).toHaveLength(2)
      expect([withdrawal.http, outcome, state]).toEqual(
        withdrawal.http === 200
          ? [200, expect.stringMatching(/changed|withdrawn/), 'withdrawn']
          : [409, 'decided', 'accepted'],
      )
    }
  })

  it('takes one step when the applicant submits again while an operator decides late', async () => {
    const applicant = await submitted()
    await reject(applicant.id)
    const [again, outcome] = await Promise.all([applicant.submit(2), decide(applicant.id, 'accept', 2)])
    expect(again.http).toBe(200)
    expect(['changed', 'rejected']).toContain(outcome)
    expect((await applicant.mine()).state).toBe('submitted')
  })

  it('answers a repeated submit under its key after the decision, and refuses another one', async () => {
    const applicant = await newApplicant(server)
    const key = { 'Idempotency-Key': randomUUID() }
    const first = await applicant.submit(0, {}, key)
    await decide(first.envelope.data.id ?? '', 'accept')
    const again = await applicant.submit(0, {}, key)
    expect(again.envelope.data).toEqual(first.envelope.data)
    expect((await applicant.submit(0)).envelope.status).toBe('APPLICATION_ACCEPTED')
  })
})

describe('a document', () => {
  it('is a PDF as it is, or an image drawn again', async () => {
    const { upload } = await newApplicant(server)
    expect((await upload('行业 资质.PDF')).envelope.data).toEqual({
      address: expect.stringMatching(/^\/files\/[\w-]{43}\.pdf$/),
      name: '行业 资质.PDF',
    })
    expect((await upload('扫描.jpg', await png())).envelope.data).toEqual({
      address: expect.stringMatching(/^\/files\/[\w-]{43}\.png$/),
      name: '扫描.png',
    })
  })

  it.each([
    ['a.pdf', 'APPLICATION_FILE_TYPE'],
    ['a.docx', 'APPLICATION_FILE_TYPE'],
    ['a.png', 'FILE_TYPE_FORBIDDEN'],
  ])('that is a program named %s is refused', async (name, code) => {
    const { upload } = await newApplicant(server)
    expect((await upload(name, program)).envelope.status).toBe(code)
  })

  it('is read by its uploader only', async () => {
    const applicant = await newApplicant(server)
    const { address } = (await applicant.upload()).envelope.data
    await applicant.submit(0)
    const other = await signIn(server.db)
    const statuses = [applicant.headers, { Cookie: other.cookie }, {}].map(
      async (headers) =>
        (await server.request(address, { headers: headers as Record<string, string> })).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 404, 404])
  })
})
