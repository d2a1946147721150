import {
  type Certificate,
  certificateNumberPattern,
  type Learning,
  lessonsOf,
  type OwnCertificate,
} from '@chuhai/contract/school'
import { beforeEach, describe, expect, it } from 'vitest'
import { addCourse, newBuyer, type TestBuyer } from '../../../testing/order'
import { pageHeaders, startTestApp } from '../../../testing/test-app'
import { requireCourseRow } from '../service'
import { lessonProgress } from './tables'

const server = startTestApp()
const free = 101

let learner: TestBuyer
beforeEach(async () => {
  learner = await newBuyer(server)
})

/** Finishes lessons of a course: all, or all but the last. */
const finish = async (who: TestBuyer, courseId = free, leaves = 0) => {
  const lessons = lessonsOf(await requireCourseRow(server.db, courseId))
  await server.db.insert(lessonProgress).values(
    lessons.slice(0, lessons.length - leaves).map(({ key, seconds }) => ({
      userId: who.userId,
      courseId,
      lessonKey: key,
      seconds,
      isFinished: true,
      watchedAt: new Date(),
    })),
  )
}

const call = async <T>(method: string, path: string, who?: TestBuyer, body?: object) => {
  const response = await server.request(`/api/school${path}`, {
    method,
    headers: { ...pageHeaders, ...(who && { Cookie: who.cookie }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { http: response.status, ...((await response.json()) as { status: string; data: T }) }
}
const issue = (who: TestBuyer | undefined, name = '陆知远', id = free) =>
  call<OwnCertificate>('PUT', `/course/${id}/certificate`, who, { name })
const check = (number: string) => call<Certificate>('GET', `/certificate/${number}`)

describe('a certificate', () => {
  it('is issued once all lessons are finished, and not before', async () => {
    expect((await issue(learner)).status).toBe('CERTIFICATE_UNFINISHED')
    await finish(learner, free, 1)
    expect((await issue(learner)).status).toBe('CERTIFICATE_UNFINISHED')
    const other = await newBuyer(server)
    await finish(other)
    expect((await issue(other)).data.number).toMatch(certificateNumberPattern)
    expect((await issue(undefined)).http).toBe(401)
    expect((await issue(other, '陆知远', 99_999)).http).toBe(404)
  })

  it('is not issued for a course that costs something and was not bought', async () => {
    const { id } = await addCourse(server.db)
    await finish(learner, id)
    expect((await issue(learner, '陆知远', id)).status).toBe('CERTIFICATE_UNFINISHED')
  })

  it('is one for each learner and course, and keeps its number and name', async () => {
    await finish(learner)
    const answers = await Promise.all([issue(learner), issue(learner), issue(learner)])
    expect(new Set(answers.map(({ data }) => data.number)).size).toBe(1)
    const [first] = answers
    expect((await issue(learner, '别人')).data).toEqual(first?.data)
    const own = await call<OwnCertificate>('GET', `/course/${free}/certificate`, learner)
    expect(own.data).toEqual(first?.data)
    const { data } = await call<Learning[]>('GET', '/learning', learner)
    expect(data[0]).toMatchObject({ percent: 100, certificate: first?.data.number })
  })

  it('needs a name', async () => {
    await finish(learner)
    expect((await issue(learner, ' ')).status).toBe('CERTIFICATE_NAME_REQUIRED')
    expect((await issue(learner, '远'.repeat(21))).status).toBe('CERTIFICATE_NAME_TOO_LONG')
  })
})

describe('the check of a number', () => {
  it('says course and day, and of the name the first character until its owner shows all of it', async () => {
    await finish(learner)
    const { number, issuedAt } = (await issue(learner)).data
    const { name: course } = await requireCourseRow(server.db, free)
    const shown = { number, courseId: free, course, lessons: 6, issuedAt }
    expect((await check(number)).data).toEqual({ ...shown, name: '陆**' })
    const show = (who: TestBuyer, isShown: boolean) =>
      call('PUT', `/course/${free}/certificate/name`, who, { isShown })
    expect((await show(await newBuyer(server), true)).http).toBe(404)
    expect((await check(number)).data.name).toBe('陆**')
    expect((await show(learner, true)).http).toBe(200)
    expect((await check(number)).data.name).toBe('陆知远')
    await show(learner, false)
    expect((await check(number)).data.name).toBe('陆**')
  })

  it('knows nothing of a number that was never given, or is none', async () => {
    for (const number of ['CH-0000-0000-0000-0000', '1', 'CH-ILOU-0000-0000-0000', "CH' or 1=1 --"])
      expect((await check(encodeURIComponent(number))).http).toBe(404)
  })

  it('shows the certificate of one learner to no other as theirs', async () => {
    await finish(learner)
    await issue(learner)
    const other = await newBuyer(server)
    expect((await call('GET', `/course/${free}/certificate`, other)).data).toBeNull()
    expect((await call('GET', `/course/${free}/certificate`)).http).toBe(401)
  })
})
