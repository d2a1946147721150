import type { Edition, Programme } from '@chuhai/contract/competition'
import { asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import { dateInShanghai } from '../../time/shanghai'
import { editions } from './tables'

export type EditionRow = typeof editions.$inferSelect

/** The time in which teams may sign up. */
type SignUpWindow = Pick<EditionRow, 'opensAt' | 'closesAt'>

/** Returns an edition, or null. */
const findEdition = async (db: Db, id: number): Promise<EditionRow | null> => {
  const [row] = await db.select().from(editions).where(eq(editions.id, id))
  return row ?? null
}

/** Returns the edition with the highest number; null where there is none yet. */
export const findLatestEdition = async (db: Db): Promise<EditionRow | null> => {
  const [row] = await db.select().from(editions).orderBy(desc(editions.id)).limit(1)
  return row ?? null
}

/** Lists the editions by number. */
export const listEditions = (db: Db): Promise<EditionRow[]> =>
  db.select().from(editions).orderBy(asc(editions.id))

/** Changes the given ends of an edition's window, which opens before it closes; returns null for an unknown one. */
export const moveWindow = async (
  db: Db,
  id: number,
  window: Partial<SignUpWindow>,
): Promise<EditionRow | null> => {
  const edition = await findEdition(db, id)
  if (!edition) return null
  const { opensAt = edition.opensAt, closesAt = edition.closesAt } = window
  if (opensAt >= closesAt) throw new ApiError('REQUEST_INVALID')
  const [row] = await db.update(editions).set({ opensAt, closesAt }).where(eq(editions.id, id)).returning()
  return row ?? null
}

/** Returns an edition with its window and the time of the server. */
export const presentEdition = ({ id, name, opensAt, closesAt }: EditionRow, now: Date): Edition => ({
  id,
  name,
  opensAt: opensAt.toISOString(),
  closesAt: closesAt.toISOString(),
  now: now.toISOString(),
})

/** `2026-12-18` is 12.18. */
const shortDate = (date: string): string => date.slice(5).split('-').map(Number).join('.')

/** Returns the programme; all dates of the sign-up follow from the window. */
export const presentProgramme = (row: EditionRow, now: Date): Programme => {
  const { signUp, schedule, figures, ...programme } = row.programme
  const [startsOn, closesOn] = [dateInShanghai(row.opensAt), dateInShanghai(row.closesAt)]
  const days = [{ ...signUp, startsOn, endsOn: closesOn }, ...schedule]
  const isOver = now > row.closesAt
  return {
    ...programme,
    edition: {
      id: row.id,
      name: row.name,
      startsOn,
      endsOn:
        days
          .map((day) => day.endsOn ?? day.startsOn)
          .sort()
          .at(-1) ?? closesOn,
    },
    figures: isOver ? figures : [...figures, { value: shortDate(closesOn), unit: '', label: '报名截止' }],
    schedule: days,
  }
}

/** Returns an edition; throws for an unknown one. */
export const requireEdition = async (db: Db, id: number): Promise<EditionRow> => {
  const edition = await findEdition(db, id)
  if (!edition) throw new ApiError('CUP_EDITION_UNKNOWN')
  return edition
}
