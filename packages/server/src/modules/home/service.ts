import type { Home, homeSections as schemas } from '@chuhai/contract/home'
import type { Db } from '../../database/db'
import { homeSections } from './tables'

type SectionName = keyof typeof schemas

const roundMs = 28 * 24 * 3600 * 1000

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

/** The home page as it stands now; without an announcement when the operator has none. */
export const readHome = async (db: Db, now: Date): Promise<Home> => {
  const rows = await db.select().from(homeSections)
  const sections = Object.fromEntries(rows.map((row) => [row.name, row.content])) as Record<
    SectionName,
    never
  >
  const home = { ...sections, announcement: sections.announcement ?? null } as Home
  return { ...home, activities: upcoming(home.activities, now) }
}
