import { randomUUID } from 'node:crypto'
import type { Homework, HomeworkFile, LessonQuestion, LessonTask } from '@chuhai/contract/school'
import { setOperatorRoles } from '../modules/operator/roles'
import { recordPayment } from '../modules/order/payments'
import { newBuyer } from './order'
import { signIn } from './sign-in'
import { pageHeaders, type startTestApp } from './test-app'
import { formOf } from './upload'

type Server = ReturnType<typeof startTestApp>

/** A course that costs something, a lesson of it with homework, and its price. */
export const paidLesson = { courseId: 102, key: '2-2', price: 39_900 }
/** A lesson of the same course that everybody may watch. */
export const freeLesson = { ...paidLesson, key: '1-1' }

/** The calls of a learner, or of a visitor without a session. */
export const learnerOf = (server: Server, who?: { userId: number; cookie: string }) => {
  const own: Record<string, string> = who ? { Cookie: who.cookie } : {}
  const pathOf = ({ courseId, key } = paidLesson) => `/api/school/course/${courseId}/lesson/${key}`
  return {
    userId: who?.userId ?? 0,
    headers: own,
    open: async (lesson = paidLesson) =>
      (
        await server.get<{ files: { title: string; address: string | null }[]; task: LessonTask | null }>(
          pathOf(lesson),
          own,
        )
      ).envelope.data,
    questions: async (lesson = paidLesson) =>
      (await server.get<LessonQuestion[]>(`${pathOf(lesson)}/question`, own)).envelope,
    ask: async (text: string, { key = randomUUID(), lesson = paidLesson } = {}) =>
      (
        await server.post<LessonQuestion>(
          `${pathOf(lesson)}/question`,
          { text },
          { ...own, 'Idempotency-Key': key },
        )
      ).envelope,
    homework: async (lesson = paidLesson) =>
      (await server.get<{ task: LessonTask; handedIn: Homework | null }>(`${pathOf(lesson)}/homework`, own))
        .envelope,
    handIn: async (body: object, lesson = paidLesson) => {
      const response = await server.request(`${pathOf(lesson)}/homework`, {
        method: 'PUT',
        headers: { ...pageHeaders, ...own },
        body: JSON.stringify({ text: '', file: null, version: 0, ...body }),
      })
      return (await response.json()) as { status: string; data: Homework & { fields?: object } }
    },
    upload: async (name: string, content: Uint8Array) => {
      const { 'Content-Type': _, ...headers } = pageHeaders as Record<string, string>
      const response = await server.request('/api/school/homework/file', {
        method: 'POST',
        headers: { ...headers, ...own },
        body: formOf(['file', name, content]),
      })
      return (await response.json()) as { status: string; data: HomeworkFile }
    },
    download: (address: string, more: Record<string, string> = {}) =>
      server.request(address, { headers: { ...own, ...more } }),
  }
}

/** A learner of their own; one who has bought the course, where that is wanted. */
export const newLearner = async (server: Server, { hasBought = true } = {}) => {
  const buyer = await newBuyer(server)
  if (hasBought) {
    const { number } = await buyer.order({ kind: 'course', id: paidLesson.courseId }, paidLesson.price)
    const now = new Date()
    await recordPayment(
      server.db,
      { number, amount: paidLesson.price, paymentNumber: randomUUID(), paidAt: now },
      now,
    )
  }
  return learnerOf(server, buyer)
}

/** A user with the role of a teacher. */
export const newTeacher = async (server: Server) => {
  const { user, cookie } = await signIn(server.db)
  const userId = Number(user.id)
  await setOperatorRoles(server.db, userId, ['teacher'])
  return { userId, cookie, headers: { Cookie: cookie } }
}
