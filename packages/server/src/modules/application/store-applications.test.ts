import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { organisationChanges } from '@chuhai/contract/application'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { idempotencyKeys } from '../../idempotency/tables'
import { applications as commands } from '../../operator/applications'
import { outboxMessages } from '../../outbox/tables'
import { startTestAdminApi } from '../../testing/admin-api'
import { storeApplicantOf } from '../../testing/application'
import { addOrganisation, newMember, newStranger } from '../../testing/organisation'
import { storeForm } from '../../testing/store-form'
import { startTestApp } from '../../testing/test-app'
import { startTestUploads } from '../../testing/upload'
import { dateInShanghai } from '../../time/shanghai'
import { auditEntries } from '../operator/tables'
import { organisations } from '../organisation/tables'
import { applicationDrafts, applications } from './tables'

const uploads = startTestUploads()
const server = startTestApp({ uploads })
const at = startTestAdminApi(server, uploads.store)
const manage = (words: string[], options = {}) => at.run(commands, words, options)

let organisation: Awaited<ReturnType<typeof addOrganisation>>
beforeEach(async () => {
  organisation = await addOrganisation(server)
})
const applicant = async (role: 'owner' | 'member' = 'owner', subject = '1-us') => {
  const { who } = await newMember(server, organisation.id, role)
  return storeApplicantOf(server, who, organisation, subject)
}
const digits = storeForm.account
const masked = '••••7788'

describe('a form for a store', () => {
  it('is that of its platform: what another one asks for is not kept', async () => {
    const { submit, mine } = await applicant()
    expect((await submit(0, { 'document-other': [], 'date-other': '2026-01-01' })).http).toBe(200)
    const { submitted, state } = await mine()
    expect(state).toBe('submitted')
    expect(submitted).toMatchObject({ 'date-addressBill': storeForm['date-addressBill'] })
    expect(Object.keys(submitted ?? {}).filter((name) => name.endsWith('other'))).toEqual([])
  })

  it.each([
    [{ 'document-addressBill': [] }, 'values.document-addressBill', '请上传'],
    [
      { 'date-addressBill': dateInShanghai(new Date(), -181) },
      'values.date-addressBill',
      '材料开具得太早，请按要求重新开具',
    ],
    [{ 'date-addressBill': '' }, 'values.date-addressBill', '请选择'],
    [{ storeNameEn: '远帆' }, 'values.storeNameEn', '有平台不接受的字符，请看下方说明'],
    [{ applicant: '个体工商户或个人' }, 'values.applicant', '请选择'],
    [
      { registration: '91330206MA2AHXK264' },
      'values.registration',
      '与所选主体的代码不一致，请核对或切换主体',
    ],
  ])('with %j is refused at its field', async (change, field, text) => {
    const { submit, mine } = await applicant()
    const { http, envelope } = await submit(0, change)
    expect([http, envelope.data.fields]).toEqual([422, { [field]: text }])
    expect((await mine()).state).toBe('draft')
  })

  it('needs a platform, a site and an organisation', async () => {
    const unknown = await applicant('owner', '1-xx')
    expect((await unknown.submit(0)).envelope.status).toBe('NOT_FOUND')
    expect((await unknown.save(0, 0, {})).envelope.status).toBe('NOT_FOUND')
    const { who } = await newStranger(server)
    const alone = storeApplicantOf(server, who, { id: '', socialCode: storeForm.registration })
    expect((await alone.mine()).refusal).toBe('ORG_NOT_CHOSEN')
    expect((await alone.submit(0)).envelope.status).toBe('ORG_NOT_CHOSEN')
  })

  it('takes a PDF that opens, and none that is cut off or has a password', async () => {
    const { upload } = await applicant()
    const cut = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n')
    const locked = Buffer.from('%PDF-1.7\ntrailer<</Root 1 0 R /Encrypt 9 0 R>>\n%%EOF\n')
    for (const content of [cut, locked])
      expect((await upload('账单.pdf', content)).envelope.status).toBe('APPLICATION_FILE_UNREADABLE')
    expect((await upload('账单.pdf')).http).toBe(200)
  })
})

describe('the number of an account', () => {
  it('is shown to its owner by its end, and kept where the page sends that back', async () => {
    const { save, mine, submit } = await applicant()
    await save(0, 0, { account: digits })
    expect((await mine()).draft).toEqual({ account: masked })
    await save(0, 1, { account: masked, bank: '中国银行' })
    const [draft] = await server.db
      .select()
      .from(applicationDrafts)
      .where(eq(applicationDrafts.orgId, organisation.id))
    expect(draft?.values).toEqual({ account: digits, bank: '中国银行' })
    const { envelope } = await submit(0, { account: masked })
    expect(envelope.data.submitted).toMatchObject({ account: masked })
    const [row] = await server.db
      .select()
      .from(applications)
      .where(eq(applications.id, envelope.data.id ?? ''))
    expect(row?.values.account).toBe(digits)
  })

  it('is asked for again where nothing that was saved has this end', async () => {
    const { submit } = await applicant()
    const { envelope } = await submit(0, { account: masked })
    expect(envelope.data.fields).toEqual({ 'values.account': '请输入' })
  })

  it('is in the export of agents alone: in no list, answer that is kept, message or entry of the log', async () => {
    const { submit } = await applicant()
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const { envelope } = await submit(0, {}, key)
    const id = envelope.data.id ?? ''
    const out = join(at.folder, 'stores.csv')
    await manage(['export'], { kind: '开店申请', out })
    expect(await readFile(out, 'utf8')).toContain(digits)
    for (const text of [await manage(['list']), await manage(['show', id])])
      expect(text).not.toContain(digits)
    expect(await manage(['show', id])).toContain(masked)
    const kept = [
      await server.db.select().from(idempotencyKeys),
      await server.db.select().from(outboxMessages),
      await server.db.select().from(auditEntries),
    ]
    expect(JSON.stringify(kept)).toContain(id)
    expect(JSON.stringify(kept)).not.toContain(digits)
  })
})

describe('the organisation of a store', () => {
  const read = async () => {
    const [row] = await server.db.select().from(organisations).where(eq(organisations.id, organisation.id))
    return row
  }
  const [, changes] = organisationChanges

  it('is changed where an owner wants that, and not otherwise', async () => {
    await (await applicant()).submit(0)
    expect(await read()).toMatchObject({ orgName: '远帆', orgAddress: '' })
    const other = await applicant('owner', '1-jp')
    expect((await other.submit(0, { organisationChange: changes, licenceTerm: '2040-01-31' })).http).toBe(200)
    expect(await read()).toMatchObject({
      orgName: storeForm.company,
      orgAddress: storeForm.address,
      operatePeriod: '2040-01-31',
    })
  })

  it('is not changed by a member who is no owner', async () => {
    const { submit } = await applicant('member')
    const { envelope } = await submit(0, { organisationChange: changes })
    expect(envelope.data.fields).toEqual({
      'values.organisationChange': '只有管理员可以更新主体资料，请选择只用于这次申请',
    })
    expect(await read()).toMatchObject({ orgName: '远帆' })
  })

  it('tells its members what its licence says, and nobody else', async () => {
    const path = '/api/user/org/details'
    const owner = await newMember(server, organisation.id, 'owner')
    const member = await newMember(server, organisation.id, 'member')
    const details = async ({ headers }: { headers: Record<string, string> }) => server.get(path, headers)
    expect((await details(owner)).envelope.data).toMatchObject({
      orgId: organisation.id,
      socialCode: organisation.socialCode,
      mayChange: true,
    })
    expect((await details(member)).envelope.data).toMatchObject({ mayChange: false })
    const stranger = await newStranger(server)
    const asking = { headers: { ...stranger.headers, 'X-Org-Id': organisation.id } }
    expect((await details(asking)).envelope.status).toBe('ORG_FORBIDDEN')
    expect((await details(stranger)).envelope.status).toBe('ORG_NOT_CHOSEN')
  })

  it('lends its licence to the applications of its members, whoever has uploaded it', async () => {
    const owner = await applicant()
    const licence = (await owner.upload('执照.pdf')).envelope.data
    const member = await applicant('member')
    const values = { licence: [licence] }
    expect((await member.save(0, 0, values)).envelope.status).toBe('APPLICATION_FILE_UNKNOWN')
    await server.db
      .update(organisations)
      .set({ licencePic: licence.address })
      .where(eq(organisations.id, organisation.id))
    expect((await member.save(0, 0, values)).http).toBe(200)
    await server.db.update(organisations).set({ licencePic: '' }).where(eq(organisations.id, organisation.id))
    expect((await member.save(0, 1, { ...values, bank: '中国银行' })).http).toBe(200)
  })
})

describe('an organisation', () => {
  it('has one application in review for a site, whichever member has submitted it', async () => {
    const [one, two] = [await applicant(), await applicant('member')]
    await Promise.all([one.complete(), two.complete()])
    const outcomes = await Promise.all([one.submit(0), two.submit(0)])
    expect(outcomes.map(({ envelope }) => envelope.status).sort()).toEqual([
      'APPLICATION_IN_PROGRESS',
      'success',
    ])
    const [winner, loser] = outcomes[0]?.http === 200 ? [one, two] : [two, one]
    await winner.withdraw(1)
    expect((await loser.submit(0)).http).toBe(200)
    expect((await winner.submit(2)).envelope.status).toBe('APPLICATION_IN_PROGRESS')
  })

  it('may apply for several sites, each beginning with the answers of the last', async () => {
    const { who } = await newMember(server, organisation.id, 'owner')
    const first = storeApplicantOf(server, who, organisation)
    expect((await first.mine()).last).toBeNull()
    await first.submit(0)
    const next = storeApplicantOf(server, who, organisation, '1-eu')
    const { last } = await next.mine()
    expect(last).toMatchObject({ company: storeForm.company, account: masked })
    await next.save(0, 0, { ...last })
    const [draft] = await server.db
      .select()
      .from(applicationDrafts)
      .where(eq(applicationDrafts.orgId, organisation.id))
    expect(draft?.values.account).toBe(digits)
    expect((await next.mine()).last).toBeUndefined()
  })
})

describe('the review of a store', () => {
  it('names the documents of the platform, which are mended one by one', async () => {
    const { submit, mine } = await applicant()
    const { envelope } = await submit(0)
    const id = envelope.data.id ?? ''
    expect(await manage(['show', id])).toMatch(/平台与站点 +亚马逊 · 美国站/)
    await manage(['reject', id, '材料不全'], { field: ['地址账单=看不清', '银行账号=户名不符'] })
    expect((await mine()).history.at(-1)).toMatchObject({
      state: 'rejected',
      reason: '材料不全',
      fields: { 'document-addressBill': '看不清', account: '户名不符' },
    })
    expect((await submit(2, { account: masked })).http).toBe(200)
    await manage(['accept', id])
    expect((await mine()).state).toBe('accepted')
  })
})

describe('an application for a store', () => {
  it('is nobody else’s: not of a colleague, another organisation or a stranger, nor are its documents', async () => {
    const own = await applicant()
    const licence = (await own.upload()).envelope.data
    await own.submit(0, { licence: [licence] })
    const other = await addOrganisation(server)
    const people = [
      await applicant('member'),
      storeApplicantOf(server, (await newMember(server, other.id, 'owner')).who, other),
      storeApplicantOf(server, (await newStranger(server)).who, { id: '', socialCode: '' }),
    ]
    for (const { mine, withdraw, headers } of people) {
      expect(await mine()).toMatchObject({ id: null, state: 'draft', submitted: null, draft: null })
      expect((await withdraw(1)).envelope.status).toBe('NOT_FOUND')
      expect((await server.request(licence.address, { headers })).status).toBe(404)
    }
    const intruder = storeApplicantOf(server, (await newStranger(server)).who, organisation)
    expect((await intruder.submit(0)).envelope.status).toBe('ORG_FORBIDDEN')
  })
})
