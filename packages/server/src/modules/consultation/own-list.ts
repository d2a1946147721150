import type { SentConsultation } from '@chuhai/contract/consultation'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { readTogether } from '../../database/read-together'
import { consultations } from './tables'

interface Part {
  page: number
  rows: number
}

interface OwnPart extends Part {
  userId: number
}

interface Found {
  list: SentConsultation[]
  total: number
}

/** Lists what a user has sent, the newest first, for whichever organisation. */
export type OwnList = (userId: number, part: Part) => Promise<Found>

/** Longer parts are read alone: many of them in one statement would take it too long. */
const shortRows = 50

/** The parts of any lists, and how many rows each list has: one statement, which each connection plans once. */
const createReading = (db: Db) => {
  const { id, createdAt, service, contactsName, contactsPhone, customerName } = consultations
  const isOfPart = eq(consultations.userId, sql`part.user_id`)
  const place = sql<number>`part.place::int`
  const sent = db
    .select({ id, createdAt, consultationService: service, contactsName, contactsPhone, customerName })
    .from(consultations)
    .where(isOfPart)
    .orderBy(desc(createdAt), desc(id))
    // The types know no limit that comes from a row.
    .limit(sql`part.rows` as never)
    .offset(sql`part.skipped` as never)
    .as('sent')
  const whole = db
    .select({ total: sql<number>`count(*)::int`.as('total') })
    .from(consultations)
    .where(isOfPart)
    .as('whole')
  return db
    .select({
      place,
      total: whole.total,
      sent: {
        id: sent.id,
        createdAt: sent.createdAt,
        consultationService: sent.consultationService,
        contactsName: sent.contactsName,
        contactsPhone: sent.contactsPhone,
        customerName: sent.customerName,
      },
    })
    .from(
      sql`unnest(${sql.placeholder('userIds')}::bigint[], ${sql.placeholder('rows')}::int[], ${sql.placeholder('skipped')}::int[]) with ordinality as part (user_id, rows, skipped, place)`,
    )
    .crossJoinLateral(whole)
    .leftJoinLateral(sent, sql`true`)
    .orderBy(place, desc(sent.createdAt), desc(sent.id))
    .prepare('list_own_consultations')
}

export const createOwnList = (db: Db): OwnList => {
  const reading = createReading(db)

  const read = async (parts: readonly OwnPart[]): Promise<Found[]> => {
    const found = parts.map((): Found => ({ list: [], total: 0 }))
    const rows = await reading.execute({
      userIds: parts.map(({ userId }) => userId),
      rows: parts.map(({ rows }) => rows),
      skipped: parts.map(({ page, rows }) => (page - 1) * rows),
    })
    for (const { place, total, sent } of rows) {
      const one = found[place - 1] as Found
      one.total = total
      if (sent) one.list.push({ ...sent, createdAt: sent.createdAt.toISOString() })
    }
    return found
  }
  const readShort = readTogether(read)

  return async (userId, { page, rows }) => {
    const part = { userId, page, rows }
    if (rows <= shortRows) return readShort(part)
    const [found] = await read([part])
    return found as Found
  }
}
