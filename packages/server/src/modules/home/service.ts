import { type Announcement, announcement, type Home, type HomeActivity } from '@chuhai/contract/home'
import { type ActivityCard, activities } from '@chuhai/contract/publication'
import { safeParse } from 'valibot'
import type { Db } from '../../database/db'
import { type EditionRow, findLatestEdition } from '../competition/editions'
import { findCards, listPublications } from '../publication/service'
import type { HomeContent } from './content'
import { homeSections } from './tables'

type SignUp = Pick<EditionRow, 'opensAt' | 'closesAt' | 'path'>

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

const shownActivities = 4

const present = ({
  id,
  title,
  summary,
  startsAt,
  endsAt,
  city,
  place,
  seats,
}: ActivityCard): HomeActivity => ({
  title,
  text: summary,
  startsAt,
  endsAt,
  place: city === '线上' ? place : `${city} · ${place}`,
  seats,
  path: `${activities.detailPath}${id}`,
})

const firstOf = ([card]: ActivityCard[]): Home['activities']['featured'] =>
  card ? { ...present(card), tag: card.category } : null

/** The soonest; where the one to be shown large is not ahead of us, the first takes its place. */
const upcoming = async (
  db: Db,
  { featured, ...rest }: HomeContent['activities'],
  now: Date,
): Promise<Home['activities']> => {
  const request = { page: 1, rows: shownActivities + 1, state: '未开始' }
  const [[chosen], { list }] = await Promise.all([
    findCards<ActivityCard>(db, activities, [featured.id], now),
    listPublications<ActivityCard>(db, activities, request, now),
  ])
  const isAhead = chosen && Date.parse(chosen.endsAt) > now.getTime()
  const large = isAhead ? { ...present(chosen), tag: featured.tag } : firstOf(list)
  const others = list.map(present).filter(({ path }) => path !== large?.path)
  return { ...rest, featured: large, list: others.slice(0, shownActivities) }
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
  const [rows, signUp] = await Promise.all([db.select().from(homeSections), findLatestEdition(db)])
  const home = Object.fromEntries(rows.map(({ name, content }) => [name, content])) as HomeContent
  return {
    ...home,
    announcement: announcementOf(home.announcement, signUp, now),
    activities: await upcoming(db, home.activities, now),
    contest: signUp ? timely(home.contest, signUp) : home.contest,
  }
}
