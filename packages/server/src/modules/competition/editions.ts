import type { Edition, Programme } from '@chuhai/contract/competition'
import { asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import { dateInShanghai } from '../../time/shanghai'
import { editions } from './tables'

export type EditionRow = typeof editions.$inferSelect

/** The time in which teams may sign up. */
type SignUpWindow = Pick<EditionRow, 'opensAt' | 'closesAt'>

/** An edition by its number, or by its place: the one with the highest number, or the one before it. */
type EditionId = number | 'latest' | 'previous'

/** Returns an edition; null where there is none. */
export const findEdition = async (db: Db, id: EditionId): Promise<EditionRow | null> => {
  const [row] = await (typeof id === 'number'
    ? db.select().from(editions).where(eq(editions.id, id))
    : db
        .select()
        .from(editions)
        .orderBy(desc(editions.id))
        .limit(1)
        .offset(id === 'latest' ? 0 : 1))
  return row ?? null
}

/** The page of the latest edition, and where the portal looks back at the one before. */
export const editionPages = { latest: '/kylinCup/kycup', previous: '/kylinCup/one' }

/** Returns the page at which teams of an edition find what concerns them. */
export const pageOfEdition = async (db: Db, id: number): Promise<string> =>
  (await findEdition(db, 'latest'))?.id === id ? editionPages.latest : editionPages.previous

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

/** All prize money of an edition, `68 万元`. */
export const prizeMoneyOf = ({ programme: { prizes } }: EditionRow): string => {
  const yuan = prizes.awards.reduce((sum, { teams, amount }) => sum + teams * amount, 0) / 100
  return yuan % 10_000 === 0
    ? `${(yuan / 10_000).toLocaleString('en-US')} 万元`
    : `${yuan.toLocaleString('en-US')} 元`
}

/** Returns an edition; throws for an unknown one. */
export const requireEdition = async (db: Db, id: EditionId): Promise<EditionRow> => {
  const edition = await findEdition(db, id)
  if (!edition) throw new ApiError('CUP_EDITION_UNKNOWN')
  return edition
}
