import {
  type Announcement,
  announcement,
  type Home,
  type homeSections as schemas,
} from '@chuhai/contract/home'
import { desc, eq } from 'drizzle-orm'
import { safeParse } from 'valibot'
import type { Db } from '../../database/db'
import { editions } from '../competition/tables'
import { dayMs } from '../shanghai'
import { homeSections } from './tables'

type SignUp = Pick<typeof editions.$inferSelect, 'opensAt' | 'closesAt' | 'path'>

/** What is stored may be older than these two. */
const without = { image: null, action: null }

/**
 * The announcement that an operator wrote, or none. One that breaks the contract is left out, for browsers would refuse
 * the whole home page with it; and what announces the sign-up goes with its window.
 */
const announcementOf = (
  stored: object | undefined,
  signUp: SignUp | null,
  now: Date,
): Announcement | null => {
  const { success, output } = safeParse(announcement, { ...without, ...stored })
  if (!success) return null
  const isOver = signUp !== null && output.action?.path === signUp.path && now > signUp.closesAt
  return isOver ? null : output
}

type SectionName = keyof typeof schemas

const roundMs = 28 * dayMs

/** The programme comes round every four weeks: how far a date has to move to be ahead. */
const shiftOf = (date: string, now: Date): number =>
  Math.max(0, Math.ceil((now.getTime() + 1 - Date.parse(date)) / roundMs)) * roundMs

const moved = (date: string, shiftMs: number): string => new Date(Date.parse(date) + shiftMs).toISOString()

/** Activities as they come next, the soonest first. */
const upcoming = ({ featured, list, ...rest }: Home['activities'], now: Date): Home['activities'] => {
  const shiftMs = shiftOf(featured.endsAt, now)
  return {
    ...rest,
    featured: {
      ...featured,
      startsAt: moved(featured.startsAt, shiftMs),
      endsAt: moved(featured.endsAt, shiftMs),
    },
    list: list
      .map((one) => ({ ...one, startsAt: moved(one.startsAt, shiftOf(one.startsAt, now)) }))
      .sort((a, b) => a.startsAt.localeCompare(b.startsAt)),
  }
}

/** The first stage is the sign-up, whose window the operator may have moved. */
const timely = (
  { stages: [first, ...rounds], ...rest }: Home['contest'],
  { opensAt, closesAt }: SignUp,
): Home['contest'] => ({
  ...rest,
  stages: first ? [{ ...first, from: opensAt.toISOString(), to: closesAt.toISOString() }, ...rounds] : [],
})

/** Reads the home page; the announcement is optional. */
export const readHome = async (db: Db, now: Date): Promise<Home> => {
  const { name, content } = homeSections
  const { id, opensAt, closesAt, path } = editions
  const latest = db.select({ id }).from(editions).orderBy(desc(id)).limit(1)
  const rows = await db
    .select({ name, content, signUp: { opensAt, closesAt, path } })
    .from(homeSections)
    .leftJoin(editions, eq(id, latest))
  const sections = Object.fromEntries(rows.map((row) => [row.name, row.content])) as Record<
    SectionName,
    never
  >
  const home = sections as Home
  const signUp = rows[0]?.signUp ?? null
  return {
    ...home,
    announcement: announcementOf(sections.announcement, signUp, now),
    activities: upcoming(home.activities, now),
    contest: signUp ? timely(home.contest, signUp) : home.contest,
  }
}
