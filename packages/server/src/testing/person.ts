import { randomInt, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { classmateConsentVersion } from '@chuhai/contract/school'
import { eq } from 'drizzle-orm'
import type { Db } from '../database/db'
import { writeRows } from '../database/write-rows'
import { messageChoices, messageContacts } from '../messages/tables'
import { tell } from '../messages/tell'
import { activityPlaces, activitySessions, activitySignUps } from '../modules/activity/tables'
import { messages, reports, usage } from '../modules/assistant/tables'
import { beginConsignment } from '../modules/consignment/begin'
import { exclusiveGuides } from '../modules/evaluation/tables'
import { pathOf } from '../modules/file/service'
import { files } from '../modules/file/tables'
import { appraisals, subscriptions } from '../modules/guide/tables'
import { liveReminders } from '../modules/live/tables'
import { beginOpening } from '../modules/opening/begin'
import { operatorRoles } from '../modules/operator/tables'
import { invoices } from '../modules/order/invoices/tables'
import { orderPaid } from '../modules/order/messages'
import { joinRequests, memberships, organisations } from '../modules/organisation/tables'
import { certificates, lessonProgress } from '../modules/school/learning/tables'
import { lessonHomework, lessonQuestions } from '../modules/school/study/tables'
import { classmates, classPlaces, courses } from '../modules/school/tables'
import { knownDevices, signOnTokens } from '../modules/sign-on/tables'
import { storeServiceChoices } from '../modules/store-service/tables'
import { pageEvents, pageViews } from '../modules/track/tables'
import type { Uploads } from '../uploads/uploads'
import { applicantOf } from './application'
import { addDealOf } from './deal'
import { lead, siteForm } from './forms'
import { accept, addClass, addCourse, buyerOf } from './order'
import { newCode } from './organisation'
import { addShipmentOf } from './shipment'
import { signIn } from './sign-in'
import { addEdition, star, teamOf } from './team'
import type { startTestApp } from './test-app'

export const addOwnFile = async (db: Db, { store }: Uploads, userId: number) => {
  const id = randomUUID().replaceAll('-', '').padEnd(43, 'x')
  const [file] = await db
    .insert(files)
    .values({ id, userId, mediaType: 'image/png', bytes: 3, createdAt: new Date() })
    .returning()
  if (!file) throw new Error('not written')
  const source = join(tmpdir(), id)
  await writeFile(source, 'png')
  await store.put(`${id}.png`, source, 'image/png')
  return { name: `${id}.png`, path: pathOf(file) }
}

export const addOrganisationOf = async (
  db: Db,
  { createdBy, licencePic, members }: { createdBy?: number; licencePic: string; members: number[] },
) => {
  const id = randomUUID()
  const place = {
    provinceCode: '',
    provinceName: '',
    cityCode: '',
    cityName: '',
    countyCode: '',
    countyName: '',
  }
  await db.insert(organisations).values({
    id,
    orgName: '远帆',
    socialCode: id,
    ...place,
    orgAddress: '',
    licencePic,
    orgType: 2,
    createdBy,
    createdAt: new Date(),
  })
  await db.insert(memberships).values(
    members.map((userId) => ({
      userId,
      orgId: id,
      role: userId === createdBy ? ('owner' as const) : ('member' as const),
      joinedAt: new Date(),
    })),
  )
  return id
}

/** A user with rows in every table. */
export const makePerson = async (server: ReturnType<typeof startTestApp>, uploads: Uploads) => {
  const who = await signIn(server.db)
  const userId = Number(who.user.id)
  const now = new Date()
  const headers = { Cookie: who.cookie, 'Idempotency-Key': randomUUID() }
  await server.post('/api/consultation', lead, headers)
  const opening = { id: randomUUID(), subject: '1-us', userId, orgId: null, by: 'li@desk', at: now }
  await writeRows(server.db, beginOpening(opening))
  const goods = { goods: '竹制收纳盒', shipments: 1, dollars: 40_000, extras: [] }
  await writeRows(
    server.db,
    beginConsignment({ ...opening, id: randomUUID(), subject: '1', values: goods, submittedAt: now }),
  )
  await server.post('/api/site/request', siteForm(`https://${randomUUID()}.example`), headers)
  const edition = await addEdition(server.db)
  const team = teamOf(server, who, edition)
  await team.save(0, { ...star, project: `竹家具出海 ${randomUUID().slice(0, 8)}` })
  await team.submit(1)
  const applicant = applicantOf(server, who)
  await applicant.submit(0)
  await applicant.withdraw(1)
  await applicant.save(2, 0, { company: '远帆' })
  await addShipmentOf(server.db, { userId, now })
  const buyer = buyerOf(server, { userId, cookie: who.cookie })
  const course = await addCourse(server.db)
  const order = await buyer.order(course, 19_900)
  await server.db.insert(invoices).values({
    number: String(randomInt(2 ** 47)).padStart(20, '2'),
    orderNumber: order.number,
    amount: 19_900,
    files: [],
    by: 'li@desk',
    issuedAt: now,
  })
  await server.db.insert(pageViews).values({
    id: randomUUID(),
    userId: who.user.id,
    path: '/',
    siteOrigin: '',
    startedAt: now,
    endedAt: now,
  })
  await server.db.insert(pageEvents).values({
    id: randomUUID(),
    userId: who.user.id,
    name: 'consultationSubmitted',
    path: '/',
    siteOrigin: '',
    at: now,
  })
  const [question] = await server.db
    .insert(messages)
    .values({ userId, speaker: 'user', text: `我的问题 ${randomUUID()}`, createdAt: now })
    .returning()
  const [answer] = await server.db
    .insert(messages)
    .values({ userId, speaker: 'assistant', text: '答', questionId: question?.id ?? 0, createdAt: now })
    .returning()
  const said = { question: '', answer: '', reason: 'wrong', note: '' }
  await server.db.insert(reports).values({ answerId: answer?.id ?? 0, userId, ...said, createdAt: now })
  const bought = { number: order.number, product: '选品课', amount: '¥199' }
  await writeRows(server.db, tell(orderPaid, { userId, once: order.number, values: bought }, now))
  await server.db
    .insert(messageChoices)
    .values({ userId, kind: orderPaid.key, way: 'sms', isOn: true, chosenAt: now })
  const address = `${randomUUID()}@shop.example`
  await server.db.insert(messageContacts).values({ userId, way: 'mail', address, confirmedAt: now })
  await server.db.insert(usage).values({ userId, day: '2026-11-01', used: 1 })
  const [guide] = await server.db
    .insert(exclusiveGuides)
    .values({ userId, ruleSetId: 1, answers: [], abilities: [], sites: [], courseIds: [], createdAt: now })
    .returning()
  await server.db
    .insert(lessonProgress)
    .values({ userId, courseId: 101, lessonKey: '1-1', seconds: 76_543, isFinished: false, watchedAt: now })
  const lesson = { lesson: '1-1', title: '写一个商品页', text: '按模板写。' }
  await server.db
    .update(courses)
    .set({ homework: [lesson] })
    .where(eq(courses.id, course.id))
  const underLesson = { userId, courseId: course.id, lessonKey: '1-1' }
  await server.db
    .insert(lessonQuestions)
    .values({ id: randomUUID(), ...underLesson, text: `我的提问 ${randomUUID()}`, askedAt: now })
  await server.db.insert(lessonHomework).values({
    id: randomUUID(),
    ...underLesson,
    version: 1,
    text: `我的作业 ${randomUUID()}`,
    firstAt: now,
    handedInAt: now,
  })
  const { id: productId } = await addClass(server.db)
  await server.db.insert(classPlaces).values({ productId, userId, number: 1, isKept: true })
  const freeClass = await addClass(server.db, { price: 0 })
  await accept(server.db, userId, freeClass)
  await buyer.order(freeClass, 0)
  await server.db.insert(classmates).values({
    classId: freeClass.id,
    userId,
    name: '沈立群',
    company: `宁居家居 ${randomUUID()}`,
    consentVersion: classmateConsentVersion,
    agreedAt: now,
  })
  await server.db.insert(certificates).values({
    number: `CH-TEST-${randomUUID()}`,
    userId,
    courseId: 101,
    courseName: '跨境第一课',
    lessons: 6,
    name: '沈立群',
    issuedAt: now,
  })
  const session = { title: '选品大会', startsAt: now, endsAt: now, venue: '杭州', seats: 10, fee: 0 }
  const [{ sessionId } = { sessionId: 0 }] = await server.db
    .insert(activitySessions)
    .values({ activityId: userId, ...session })
    .returning({ sessionId: activitySessions.id })
  await server.db.insert(activityPlaces).values({ productId: sessionId, userId, number: 1, isKept: true })
  const phone = `139${String(userId).padStart(8, '0')}`
  await server.db
    .insert(activitySignUps)
    .values({ sessionId, userId, name: '沈立群', phone, company: '宁居', signedUpAt: now })
  await server.db
    .insert(storeServiceChoices)
    .values({ userId, orgId: null, subject: '1-us', round: 1, serviceId: 1, chosenAt: now })
  await addDealOf(server.db, { userId, number: order.number, now })
  await server.db.insert(liveReminders).values({ userId, broadcastId: 1 })
  await server.db.insert(subscriptions).values({ userId, siteId: 30401, createdAt: now })
  await server.db.insert(appraisals).values({
    userId,
    siteId: 30401,
    score: 5,
    content: `好 ${randomUUID()}`,
    createdAt: now,
    updatedAt: now,
  })
  await server.db.insert(signOnTokens).values({
    tokenHash: randomUUID(),
    userId,
    client: 'chuhai',
    challenge: 'c',
    idToken: 'id',
    expiresAt: now,
  })
  await server.db.insert(knownDevices).values({ userId, device: 'Chrome, Windows', seenAt: now })
  await server.db.insert(operatorRoles).values({ userId, role: 'viewer' })
  const licence = await addOwnFile(server.db, uploads, userId)
  const orgId = await addOrganisationOf(server.db, {
    createdBy: userId,
    licencePic: licence.path,
    members: [userId],
  })
  await server.post('/api/user/org/invitation', { role: 'member' }, { ...headers, 'X-Org-Id': orgId })
  const code = newCode()
  await server.db.insert(joinRequests).values({ id: randomUUID(), userId, socialCode: code, createdAt: now })
  const [classId, number] = [freeClass.id, order.number]
  const ids = {
    edition,
    course: course.id,
    classId,
    order: number,
    answer: answer?.id,
    guide: guide?.id,
    orgId,
  }
  return { ...who, userId, licence, ids }
}
