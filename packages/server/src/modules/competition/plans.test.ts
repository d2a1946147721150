import type { Envelope } from '@chuhai/contract'
import { planMaxBytes } from '@chuhai/contract/constants'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { doc, docx, mainTypes, officePackage, pdf, ppt, pptx, program, zip } from '../../testing/documents'
import { company } from '../../testing/forms'
import { padded, png } from '../../testing/pictures'
import { type SignedIn, signIn } from '../../testing/sign-in'
import { addEdition, newTeam, star, type TestTeam, teamOf } from '../../testing/team'
import { pageHeaders, startTestApp } from '../../testing/test-app'
import { formOf, startTestUploads, watchedBody } from '../../testing/upload'
import type { FileStore } from '../../uploads/file-store'
import { deleteUnusedFiles } from '../file/cleanup'
import { files } from '../file/tables'
import { fileUsers } from '../file-users'
import { judgeTeam, listTeams } from './operator'
import { editions, registrations } from './tables'

const uploads = startTestUploads()
const server = startTestApp({ uploads })
const hourMs = 60 * 60 * 1000

let edition: number
let who: SignedIn
beforeAll(async () => {
  edition = await addEdition(server.db)
  who = (await accepted()).who
})

interface Uploaded {
  address: string
  name: string
}

const send = async (body: BodyInit | null, { cookie }: SignedIn = who, app = server) => {
  const { 'Content-Type': _, ...headers } = pageHeaders
  const init = { method: 'POST', headers: { ...headers, Cookie: cookie }, body, duplex: 'half' }
  const response = await app.request('/api/competition/plan/file', init)
  return { http: response.status, envelope: (await response.json()) as Envelope<Uploaded> }
}

const upload = async (content: Uint8Array, name: string, by = who) =>
  (await send(formOf(['file', name, content]), by)).envelope.data

const pathOf = ({ address }: Uploaded): string => new URL(address).pathname

const look = (path: string, by?: SignedIn, init: RequestInit = {}) =>
  server.request(path, { ...init, headers: { ...(by && { Cookie: by.cookie }) } })

const age = (path: string, hours: number) =>
  server.db
    .update(files)
    .set({ createdAt: new Date(Date.now() - hours * hourMs) })
    .where(eq(files.id, path.slice('/files/'.length, '/files/'.length + 43)))

const judge = async ({ who: { user }, editionId }: TestTeam, reason: string | null) => {
  const teams = await listTeams(server.db, { rows: 10_000 })
  const id = teams.find((one) => one.userId === Number(user.id) && one.editionId === editionId)?.id ?? ''
  expect(await judgeTeam(server.db, id, { reason, version: null }, new Date())).toBe('judged')
}

const accepted = async () => {
  const team = await newTeam(server, edition)
  await team.save(0)
  await team.submit(1)
  await judge(team, null)
  return team
}

describe('the file of a plan', () => {
  it.each([
    ['商业计划书.pdf', pdf, 'application/pdf'],
    ['商业计划书.doc', doc, 'application/msword'],
    ['商业计划书.ppt', ppt, 'application/vnd.ms-powerpoint'],
    ['商业计划书.DOCX', docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['商业计划书.pptx', pptx, 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  ])('%s is kept as it is, and handed to its owner to be saved', async (name, content, type) => {
    const uploaded = await upload(content, name)
    const ending = name.slice(name.lastIndexOf('.')).toLowerCase()
    expect(uploaded).toEqual({
      address: expect.stringMatching(new RegExp(`^http://localhost:4000/files/[\\w-]{43}\\${ending}$`)),
      name,
    })
    const response = await look(pathOf(uploaded), who)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'content-length': String(content.byteLength),
      'content-disposition': `attachment; filename="?????${name.slice(5)}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=600',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'Cookie',
    })
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true)
  })

  it('has the extension of its real type', async () => {
    expect(await upload(docx, '计划书.doc')).toEqual({
      address: expect.stringMatching(/\.docx$/),
      name: '计划书.docx',
    })
  })

  it('may be exactly as large as allowed', async () => {
    const { http, envelope } = await send(formOf(['file', 'a.pdf', padded(pdf, planMaxBytes)]))
    expect(http).toBe(200)
    const head = await look(pathOf(envelope.data), who, { method: 'HEAD' })
    expect(head.headers.get('Content-Length')).toBe(String(planMaxBytes))
  })

  it('does not exist for other users', async () => {
    const path = pathOf(await upload(pdf, 'a.pdf'))
    expect((await look(path)).status).toBe(404)
    expect((await look(path, await signIn(server.db))).status).toBe(404)
    expect((await look(path.replace('.pdf', '.docx'), who)).status).toBe(404)
  })

  it('is accepted neither as a licence nor as an image for the assistant', async () => {
    const { address } = await upload(pdf, 'a.pdf')
    const headers = { Cookie: who.cookie }
    const body = { ...company, licencePic: address }
    expect((await server.post('/api/user/org/create_org', body, headers)).envelope.status).toBe(
      'ORG_LICENCE_UNKNOWN',
    )
    const question = new URLSearchParams({ content: '你好', image: address, requestId: crypto.randomUUID() })
    const response = await server.request(`/api/ai_assistant/send?${question}`, {
      headers: { ...pageHeaders, ...headers },
    })
    expect(await response.json()).toMatchObject({ status: 'AI_IMAGE_UNKNOWN' })
  })
})

describe('what is refused as a plan', () => {
  const type = [415, 'CUP_PLAN_TYPE', '只能上传pdf、doc、docx、ppt、pptx格式的文件'] as const
  const missing = [422, 'CUP_PLAN_MISSING', '请选择计划书文件'] as const
  const tooLarge = [413, 'CUP_PLAN_TOO_LARGE', '文件大小不能超过50M'] as const
  const one = (name: string, content: string | Uint8Array) => async () => formOf(['file', name, content])

  const cases: [string, () => Promise<BodyInit | null>, readonly [number, string, string]][] = [
    ['a program named as a PDF', one('a.pdf', program), type],
    ['a zip named as a document', one('a.docx', zip([['word/document.xml', '<w/>']])), type],
    ['a workbook named as slides', one('a.pptx', officePackage(mainTypes.xlsx)), type],
    ['a document with macros', one('a.docx', officePackage(mainTypes.docm)), type],
    ['a page named as a document', one('a.doc', '<html><script>alert(1)</script>'), type],
    ['a PDF named as a program', one('a.pdf.exe', pdf), type],
    ['a PDF without an extension', one('pdf', pdf), type],
    ['a picture', async () => formOf(['file', 'a.png', await png()]), type],
    ['an empty file', one('a.pdf', ''), type],
    ['no body', async () => null, missing],
    ['JSON', async () => '{}', missing],
    ['a form without a file', async () => new FormData(), missing],
    ['a file in another field', async () => formOf(['plan', 'a.pdf', pdf]), missing],
    ['a byte too many', async () => formOf(['file', 'a.pdf', padded(pdf, planMaxBytes + 1)]), tooLarge],
  ]

  it.each(cases)(
    '%s leaves neither a file nor a row',
    async (_, make, refusal) => {
      const [rows, names] = [await server.db.$count(files), await uploads.names()]
      const { http, envelope } = await send(await make())
      expect([http, envelope.status, envelope.message]).toEqual(refusal)
      expect(await server.db.$count(files)).toBe(rows)
      expect(await uploads.names()).toEqual(names)
    },
    30_000,
  )

  it('is a file of a visitor who is not signed in', async () => {
    const { http } = await send(formOf(['file', 'a.pdf', pdf]), { ...who, cookie: '' })
    expect(http).toBe(401)
  })

  it('is a file of a team that is not accepted, before a byte is read', async () => {
    const team = await newTeam(server, edition)
    const refused = async (code: string) => {
      const body = watchedBody()
      const { http, envelope } = await send(body.stream, team.who)
      expect([http, envelope.status, body.pulls]).toEqual([409, code, 0])
    }
    await refused('CUP_NOT_REGISTERED')
    await team.save(0)
    await refused('CUP_NOT_REGISTERED')
    await team.submit(1)
    await refused('CUP_UNDER_REVIEW')
    await judge(team, '材料不全')
    await refused('CUP_RESUBMIT')
    await team.submit(3)
    await judge(team, null)
    expect(await upload(pdf, 'a.pdf', team.who)).toMatchObject({ name: 'a.pdf' })
  })

  it('is any file while the store is full', async () => {
    const full: FileStore = {
      ...uploads.store,
      put: () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOSPC' })),
    }
    const app = server.another({ uploads: { ...uploads, store: full } })
    const rows = await server.db.$count(files)
    const { http, envelope } = await send(formOf(['file', 'a.pdf', pdf]), who, app as never)
    expect([http, envelope.status]).toEqual([507, 'FILE_STORE_FULL'])
    expect(await server.db.$count(files)).toBe(rows)
  })
})

describe('a plan', () => {
  it('is added to an accepted registration, and replaced by a later one', async () => {
    const team = await accepted()
    const first = await upload(pdf, '一稿.pdf', team.who)
    const { http, envelope } = await team.savePlan(first.address)
    expect([http, envelope.data]).toMatchObject([
      200,
      { version: 4, auditStatus: '已通过', plan: { ...first, savedAt: expect.any(String) } },
    ])
    const second = await upload(pptx, '二稿.pptx', team.who)
    expect((await team.savePlan(second.address)).envelope.data).toMatchObject({ version: 5, plan: second })
    expect(await team.mine()).toMatchObject({ ...star, version: 5, plan: second })
  })

  it('is added after the end of the sign-up too', async () => {
    const own = await addEdition(server.db)
    const team = await newTeam(server, own)
    await team.save(0)
    await team.submit(1)
    await judge(team, null)
    await server.db
      .update(editions)
      .set({ closesAt: new Date(Date.now() - hourMs) })
      .where(eq(editions.id, own))
    const { address } = await upload(pdf, 'a.pdf', team.who)
    expect((await team.savePlan(address)).http).toBe(200)
  })

  it('is added once under its key, and a repetition without a key changes nothing', async () => {
    const team = await accepted()
    const { address } = await upload(pdf, 'a.pdf', team.who)
    const key = { 'Idempotency-Key': 'plan' }
    const first = await team.savePlan(address, key)
    expect((await team.savePlan(address, key)).envelope).toEqual(first.envelope)
    expect((await team.savePlan(address)).envelope).toEqual(first.envelope)
    const rows = await server.db.$count(registrations, eq(registrations.userId, Number(team.who.user.id)))
    expect(rows).toBe(4)
  })

  it('is one of two concurrent ones', async () => {
    const team = await accepted()
    const addresses = [await upload(pdf, 'a.pdf', team.who), await upload(ppt, 'b.ppt', team.who)]
    const answers = await Promise.all(addresses.map(({ address }) => team.savePlan(address)))
    const told = answers.map(({ envelope }) => envelope.status)
    expect(told).toContain('success')
    for (const status of told) expect(['success', 'CUP_CHANGED_ELSEWHERE']).toContain(status)
  })

  it('is refused until the registration is accepted, with the reason', async () => {
    const { address } = await upload(pdf, 'a.pdf')
    const team = teamOf(server, who, await addEdition(server.db))
    const refused = async (code: string, message: string) =>
      expect(await team.savePlan(address)).toMatchObject({ http: 409, envelope: { status: code, message } })
    await refused('CUP_NOT_REGISTERED', '请先完成报名')
    await team.save(0)
    await refused('CUP_NOT_REGISTERED', '请先完成报名')
    await team.submit(1)
    await refused('CUP_UNDER_REVIEW', '报名审核中，请等待')
    await judge(team, '材料不全')
    await refused('CUP_RESUBMIT', '报名未通过，请修改后重新提交')
    await team.submit(3)
    await judge(team, null)
    expect((await team.savePlan(address)).http).toBe(200)
  })

  it('must be a recent document of its owner', async () => {
    const team = await accepted()
    const own = await upload(pdf, 'a.pdf', team.who)
    const foreign = await upload(pdf, 'a.pdf')
    const refused = {
      http: 422,
      envelope: { status: 'CUP_PLAN_UNKNOWN', message: '计划书不存在，请重新上传' },
    }
    const wrong = [
      foreign.address,
      own.address.replace('.pdf', '.doc'),
      `/files/${'a'.repeat(43)}.pdf`,
      'https://evil.example/a.pdf',
      '',
    ]
    for (const address of wrong) expect(await team.savePlan(address)).toMatchObject(refused)
    await age(pathOf(own), 24.5)
    expect(await team.savePlan(own.address)).toMatchObject(refused)
  })

  it('stays the plan, however old its file is', async () => {
    const team = await accepted()
    const { address } = await upload(pdf, 'a.pdf', team.who)
    await team.savePlan(address)
    await age(new URL(address).pathname, 100)
    expect((await team.savePlan(address)).http).toBe(200)
  })
})

it('deletes files of plans that were never added or were replaced', async () => {
  const team = await accepted()
  const uploaded: Uploaded[] = []
  for (const name of ['unused.pdf', 'before.pdf', 'plan.pdf'])
    uploaded.push(await upload(pdf, name, team.who))
  for (const { address } of uploaded.slice(1)) await team.savePlan(address)
  const paths = uploaded.map(pathOf)
  for (const path of paths) await age(path, 26)
  await deleteUnusedFiles({ db: server.db, store: uploads.store, fileUsers }, new Date())
  const found = await Promise.all(paths.map(async (path) => (await look(path, team.who)).status))
  expect(found).toEqual([404, 404, 200])
})
