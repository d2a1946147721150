import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import * as admin from '@chuhai/contract/admin'
import { and, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { idempotencyKeys } from '../idempotency/tables'
import { consultations } from '../modules/consultation/tables'
import { orders } from '../modules/order/tables'
import { memberships, organisations } from '../modules/organisation/tables'
import { users as usersCommand } from '../operator/users'
import { startTestAdminApi } from '../testing/admin-api'
import { lead, siteForm } from '../testing/forms'
import { addCourse, buyerOf } from '../testing/order'
import { addOrganisationOf, addOwnFile, makePerson } from '../testing/person'
import { signIn } from '../testing/sign-in'
import { startTestApp } from '../testing/test-app'
import { startTestUploads } from '../testing/upload'
import { erasePersonalData } from './personal-data'
import { personalTablesOf } from './personal-tables'

const uploads = startTestUploads()
const server = startTestApp({ uploads })
const at = startTestAdminApi(server, uploads.store)

/** Tables without personal data, and why. */
const impersonal: Record<string, string> = {
  activity_session: 'content, and what was told of it',
  assistant_scene: 'content',
  assistant_template: 'content',
  banner: 'content',
  carrier_booking: 'by the number of a parcel, whose shipment says who sends it',
  class_notice: 'what was told of a class, by the number of an order',
  competition_edition: 'content',
  competition_school: 'content',
  content_draft: 'content, and which operator wrote it',
  content_item: 'content',
  content_picture: 'content',
  content_picture_file: 'content',
  content_version: 'content, and which operator wrote it',
  evaluation_rule_set: 'content',
  guide_category: 'content',
  guide_hot_search: 'content',
  guide_site: 'content',
  home_section: 'content',
  ledger_deal: 'books of a deal, without its buyer',
  ledger_line: 'books of a deal, without its buyer',
  ledger_settlement: 'transfers to providers',
  live_broadcast: 'content',
  market_absence: 'days on which an organisation does not work',
  market_commission: 'content',
  market_offer: 'what an organisation writes for buyers, and which operator has looked at it',
  market_provider: 'which organisation acts for whom, and which operator has said so',
  market_revision: 'how often the services of the market have changed',
  market_service: 'content',
  message_stop: 'kinds of message',
  message_template: 'content',
  logout_token: 'digests of a provider’s tokens, for ten minutes',
  navigation_menu: 'content',
  consignment_fee: 'content',
  customs_rule: 'content',
  hs_code: 'content',
  offer: 'content',
  publication: 'content',
  page: 'content',
  place: 'a view of class_place and activity_place',
  platform: 'content',
  rate_line: 'content',
  rate_table: 'what lines have cost',
  reading: 'content',
  school_class: 'content',
  stream_key: 'signs addresses of films',
  school_course: 'content',
  search_entry: 'an index of content',
  store_requirement: 'content',
  store_service: 'content',
  search_word: 'an index of content',
  tracked_parcel: 'parcels without who sends or receives them',
  tracking_code: 'content',
  tracking_event: 'what carriers have said of parcels; their words go with who sends them',
  warehouse: 'content',
  weighed_parcel: 'by the number of a shipment, which says who sends it; its picture goes with them',
  weighing: 'by the number of a shipment, which says who sends it',
  weighing_charge: 'by the number of a shipment, which says who sends it',
  weighing_step: 'by the number of a shipment, which says who sends it',
  site: 'partners',
  order_place: 'how many places of a class are taken',
  operator_audit: 'tells what operators did; of visitors it has ids at most, and has to outlive them',
  payment: 'books of the order, without a person',
  payment_notification: 'what the provider said of a payment, without the payer',
  payment_refund: 'books of the order, without a person',
  rate_limit: 'digests of addresses, for a minute',
  shipping_quote: 'prices of parcels to a postcode, without who asked',
  sign_on_flow: 'unfinished sign-ons, for a day',
  site_token: 'digests of tokens, which go with the session',
}

const newPerson = () => makePerson(server, uploads)
const addFile = (userId: number) => addOwnFile(server.db, uploads, userId)
const addOrganisation = (createdBy: number, licencePic: string, members: number[]) =>
  addOrganisationOf(server.db, { createdBy, licencePic, members })

const countsOf = async (userId: number) =>
  Object.fromEntries(
    await Promise.all(
      personalTablesOf(server.db, { userId }).map(async ({ name, table, isOf }) => [
        name,
        await server.db.$count(table, isOf),
      ]),
    ),
  ) as Record<string, number>

it('classifies every table as personal or not', async () => {
  const found = await server.db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const names = (found as unknown as { rows: { name: string }[] }).rows.map(({ name }) => name)
  const personal = personalTablesOf(server.db, {}).map(({ name }) => name)
  expect(names.sort()).toEqual([...personal, ...Object.keys(impersonal)].sort())
})

it('exports everything about a user with their files, and no secrets', async () => {
  const person = await newPerson()
  const folder = join(at.folder, 'export')
  const said = await at.run(usersCommand, ['export', String(person.userId)], { out: folder })
  expect(said).toContain('data.json 与 2 个文件')
  const text = await readFile(join(folder, 'data.json'), 'utf8')
  const data = JSON.parse(text) as Record<string, unknown[]>
  expect(Object.entries(data).filter(([, rows]) => rows.length === 0)).toEqual([])
  expect(Object.keys(data)).toEqual(personalTablesOf(server.db, {}).map(({ name }) => name))
  expect(text).toContain(lead.contactsPhone)
  expect(text).not.toMatch(/idHash|idToken|tokenHash|sessionHash|challenge/)
  expect(await readFile(join(folder, person.licence.name), 'utf8')).toBe('png')
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  await expect(at.run(usersCommand, ['export', String(person.userId)], { out: folder })).rejects.toThrow(
    /没能新建文件夹/,
  )
})

it('erases everything about a user and their files, and nothing of other users', async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  const before = await countsOf(other.userId)
  expect(Math.min(...Object.values(before))).toBeGreaterThan(0)
  const said = await at.run(usersCommand, ['erase', String(person.userId)])
  expect(said).toMatch(/consultation +1\n/)
  expect(new Set(Object.values(await countsOf(person.userId)))).toEqual(new Set([0]))
  expect(await uploads.store.get(person.licence.name)).toBeNull()
  expect((await server.get('/api/user/info', { Cookie: person.cookie })).http).toBe(401)
  expect(await countsOf(other.userId)).toEqual(before)
  const kept = await uploads.store.get(other.licence.name)
  expect(kept && (await buffer(kept)).toString()).toBe('png')
  expect(await at.run(usersCommand, ['erase', String(person.userId)])).toMatch(/没有关于这个人的信息/)
})

it('deletes files before rows, so that an interrupted erasure can be repeated', async () => {
  const person = await newPerson()
  const broken = { ...uploads.store, delete: () => Promise.reject(new Error('away')) }
  await expect(erasePersonalData(server.db, broken, { userId: person.userId })).rejects.toThrow('away')
  expect((await countsOf(person.userId)).uploaded_file).toBe(2)
})

it('leaves an organisation with its licence to its other members', async () => {
  const [person, mate] = [await newPerson(), await newPerson()]
  const licence = await addFile(person.userId)
  const id = await addOrganisation(person.userId, licence.path, [person.userId, mate.userId])
  await at.call(admin.erasePersonalData, { body: { userId: person.userId } })
  const left = await server.db.select().from(organisations)
  expect(left.find((one) => one.id === id)).toMatchObject({ createdBy: null, licencePic: licence.path })
  expect((await server.request(licence.path, { headers: { Cookie: mate.cookie } })).status).toBe(200)
})

it('makes the longest member the owner of an organisation whose only owner is erased', async () => {
  const [person, first, second] = [await newPerson(), await newPerson(), await newPerson()]
  const id = await addOrganisation(person.userId, '', [person.userId, first.userId, second.userId])
  const roles = async () =>
    Object.fromEntries(
      (await server.db.select().from(memberships).where(eq(memberships.orgId, id))).map((one) => [
        one.userId,
        one.role,
      ]),
    )
  await server.db
    .update(memberships)
    .set({ joinedAt: new Date(0) })
    .where(and(eq(memberships.orgId, id), eq(memberships.userId, second.userId)))
  await at.call(admin.erasePersonalData, { body: { userId: person.userId } })
  expect(await roles()).toEqual({ [first.userId]: 'member', [second.userId]: 'owner' })
})

it('takes an organisation that nobody is left in out of its orders', async () => {
  const { user, cookie } = await signIn(server.db)
  const userId = Number(user.id)
  const orgId = await addOrganisation(userId, '', [userId])
  const buyer = buyerOf(server, { userId, cookie })
  const { data } = await buyer.create(await addCourse(server.db), 19_900, { 'X-Org-Id': orgId })
  const noted = async () => (await server.db.select().from(orders).where(eq(orders.number, data.number)))[0]
  expect(await noted()).toMatchObject({ userId, orgId })
  await at.call(admin.erasePersonalData, { body: { userId } })
  expect(await noted()).toMatchObject({ userId: null, orgId: null })
})

it('exports and erases the leads of a visitor by their phone number', async () => {
  const phone = '13700001111'
  const { envelope } = await server.post<{ id: string }>('/api/consultation', {
    ...lead,
    contactsPhone: phone,
  })
  const { data } = await at.call(admin.exportPersonalData, { body: { phone } })
  expect([data.consultation, data.outbox_message]).toMatchObject([[{ id: envelope.data.id }], [{}]])
  expect(await at.call(admin.erasePersonalData, { body: { phone } })).toEqual({
    consultation: 1,
    outbox_message: 1,
  })
  expect(await server.db.$count(consultations, sql`contacts_phone = ${phone}`)).toBe(0)
  expect(await server.db.$count(idempotencyKeys, sql`answer::text like ${`%${phone}%`}`)).toBe(0)
})

it('exports and erases what a webmaster asked for by their phone number', async () => {
  const phone = '13700002222'
  const form = { ...siteForm('https://erased.example'), contactsPhone: phone }
  await server.post('/api/site/request', form)
  const { data } = await at.call(admin.exportPersonalData, { body: { phone } })
  expect([data.site_request, data.outbox_message]).toMatchObject([[{ origin: form.origin }], [{}]])
  expect(await at.call(admin.erasePersonalData, { body: { phone } })).toEqual({
    site_request: 1,
    outbox_message: 1,
  })
})

it('finds users by their name, and reports missing arguments', async () => {
  const { user } = await signIn(server.db, { userName: '欧阳_明远' })
  expect(await at.run(usersCommand, ['find', '_明'])).toMatch(new RegExp(`${user.id} +欧阳_明远`))
  const manage = (...words: string[]) => at.run(usersCommand, words)
  await expect(manage('erase')).rejects.toThrow(/--phone/)
  await expect(manage('erase', 'shen')).rejects.toThrow(/不是用户编号/)
  await expect(manage('export', '1')).rejects.toThrow(/--out 文件夹/)
})
