import type { OpeningStep, StoreOpening, StoreRequirement } from '@chuhai/contract/store'
import { desc, type SQL } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { findOrganisationNames } from '../organisation/service'
import { findRequirement } from '../store/service'
import { findAccounts } from '../user/service'
import { storeOpenings } from './tables'

export type OpeningRow = typeof storeOpenings.$inferSelect

/** Returns the newest step of each opening that a condition takes in, in the order of the ids. */
export const newestSteps = (db: Db, where: SQL | undefined) =>
  db
    .selectDistinctOn([storeOpenings.id])
    .from(storeOpenings)
    .where(where)
    .orderBy(storeOpenings.id, desc(storeOpenings.version))

type Names = Pick<StoreRequirement, 'platformName' | 'siteName'>

/** What is known of a platform and its site; their codes where nothing is. */
const namesOf = async (db: Db, subject: string): Promise<Names> => {
  const found = await findRequirement(db, subject)
  const [platform = '', site = ''] = subject.split('-')
  const { platformName = platform, siteName = { 'zh-CN': site, en: site } } = found ?? {}
  return { platformName, siteName }
}

/** Returns the names of platforms and sites by subject. */
export const findStoreNames = async (db: Db, subjects: readonly string[]): Promise<Map<string, Names>> =>
  new Map(
    await Promise.all(
      [...new Set(subjects)].map(async (subject) => [subject, await namesOf(db, subject)] as const),
    ),
  )

export const taskOf = ({ task, dueAt }: OpeningRow): StoreOpening['task'] =>
  task === null || dueAt === null ? null : { text: task, dueAt: dueAt.toISOString() }

export const presentStep = (row: OpeningRow): OpeningStep => ({
  stage: row.stage,
  at: row.at.toISOString(),
  words: row.words,
  task: taskOf(row),
})

/** Returns how openings stand, from their newest steps. */
export const presentOpenings = async (db: Db, rows: readonly OpeningRow[]) => {
  const [names, organisations, accounts] = await Promise.all([
    findStoreNames(
      db,
      rows.map(({ subject }) => subject),
    ),
    findOrganisationNames(
      db,
      rows.flatMap(({ orgId }) => orgId ?? []),
    ),
    findAccounts(
      db,
      rows.map(({ userId }) => userId),
    ),
  ])
  return rows.map((row): Omit<StoreOpening, 'isOwn'> => {
    const { id, subject, orgId, userId, stage, version, at, storeNumber, storeAddress } = row
    return {
      id,
      subject,
      platformName: names.get(subject)?.platformName ?? '',
      siteName: names.get(subject)?.siteName ?? { 'zh-CN': '', en: '' },
      organisation: (orgId && organisations.get(orgId)) ?? null,
      applicant: accounts.get(userId)?.userName ?? '',
      stage,
      version,
      changedAt: at.toISOString(),
      task: taskOf(row),
      store:
        storeNumber === null || storeAddress === null ? null : { number: storeNumber, address: storeAddress },
    }
  })
}
