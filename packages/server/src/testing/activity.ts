import type { SignUp } from '@chuhai/contract/activity'
import { and, eq, max } from 'drizzle-orm'
import type { Db } from '../database/db'
import { publications } from '../modules/publication/tables'
import { dayMs, hourMs } from '../time/durations'
import { buyerOf } from './order'
import { signIn } from './sign-in'
import { pageHeaders, type startTestApp } from './test-app'

type Server = ReturnType<typeof startTestApp>

interface ActivityOptions {
  seats?: number | null
  fee?: number
  inDays?: number
  closesHours?: number | null
  everyDays?: number | null
}

/** Adds an activity of its own that begins after some days and takes two hours. */
export const addActivity = async (
  db: Db,
  { seats = 10, fee = 0, inDays = 30, closesHours = 0, everyDays = null }: ActivityOptions = {},
): Promise<number> => {
  const isActivity = eq(publications.type, 'activity')
  const [[seeded], [last]] = await Promise.all([
    db.select().from(publications).where(isActivity).limit(1),
    db
      .select({ id: max(publications.id) })
      .from(publications)
      .where(isActivity),
  ])
  if (!seeded) throw new Error('no activity')
  const id = Math.max(last?.id ?? 0, 7000) + 1
  const startsAt = new Date(Date.now() + inDays * dayMs)
  await db.insert(publications).values({
    ...seeded,
    id,
    title: `选品会 ${id}`,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 2 * hourMs),
    everyDays,
    fields: { ...seeded.fields, city: '杭州', place: '海创园', seats, fee, closesHours, isCancelled: false },
  })
  return id
}

/** Changes an activity as an editor does. */
export const changeActivity = async (
  db: Db,
  id: number,
  { startsAt, endsAt, ...fields }: { startsAt?: Date; endsAt?: Date } & Record<string, unknown>,
): Promise<void> => {
  const isIt = and(eq(publications.type, 'activity'), eq(publications.id, id))
  const [found] = await db.select({ fields: publications.fields }).from(publications).where(isIt)
  const times = { ...(startsAt && { startsAt }), ...(endsAt && { endsAt }) }
  await db
    .update(publications)
    .set({ ...times, fields: { ...found?.fields, ...fields } })
    .where(isIt)
}

/** What somebody says of themselves to sign up. */
export const attendee = { name: '沈立群', phone: '13857312046', company: '宁居家居' }

/** A signed-in visitor of activities; an answer is the sign-up, or why not. */
export const newVisitor = async (server: Server) => {
  const { user, cookie } = await signIn(server.db)
  const userId = Number(user.id)
  const call = async (method: string, path: string, body?: object, now = new Date()) => {
    const response = await server.another({ clock: () => now }).request(`/api/activity/${path}`, {
      method,
      headers: { ...pageHeaders, Cookie: cookie },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { status, data } = (await response.json()) as { status: string; data: SignUp }
    return response.status === 200 ? data : status
  }
  return {
    userId,
    cookie,
    signUp: (id: number, { now, ...form }: { now?: Date; waits?: boolean; phone?: string } = {}) =>
      call('PUT', `${id}/signUp`, { ...attendee, waits: false, ...form }, now),
    read: (id: number, now?: Date) => call('GET', `${id}/signUp`, undefined, now),
    confirm: (id: number, now?: Date) => call('POST', `${id}/signUp/confirm`, {}, now),
    giveBack: (id: number, now?: Date) => call('DELETE', `${id}/signUp`, undefined, now),
    list: (now?: Date) => call('GET', 'signUp/mine', undefined, now),
    buyer: buyerOf(server, { userId, cookie }),
  }
}

export type TestVisitor = Awaited<ReturnType<typeof newVisitor>>
