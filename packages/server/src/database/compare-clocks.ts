import { sql } from 'drizzle-orm'
import type { Logger } from '../process/log'
import { type Db, rowsOf } from './db'

const toleratedMs = 30_000

/** Warns where this machine's clock, by which sessions, sign-ons and the outbox go, is not that of the database. */
export const compareClocks = async (db: Db, log: Logger, now = () => Date.now()): Promise<void> => {
  const before = now()
  const [row] = await rowsOf<{ ms: string }>(
    db,
    sql`select extract(epoch from clock_timestamp()) * 1000 as ms`,
  )
  const aheadMs = Math.round((before + now()) / 2 - Number(row?.ms))
  if (Math.abs(aheadMs) > toleratedMs)
    log.warn({ aheadMs }, 'the clock of this machine is not that of the database: set both by NTP')
}
