import { createHash, randomBytes } from 'node:crypto'
import type { previewContent } from '@chuhai/contract/admin'
import type { EndpointAnswer } from '@chuhai/contract/endpoint'
import { and, eq, gt, TransactionRollbackError } from 'drizzle-orm'
import type { Db } from '../../database/db'
import type { Drafts } from '../../http/context'
import { refreshSearch } from '../../search/refresh'
import { searchSources } from '../search-sources'
import { dayMs } from '../shanghai'
import { applyChanges } from './apply'
import type { Change } from './changes'
import { type ImportRequest, planImport } from './import'
import { keepFiles } from './pictures'
import { resultOf } from './publish'
import { contentDrafts } from './tables'

const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Keeps a folder as a draft; the secret of its link is told once, and only its digest is stored. */
export const createDraft = async (
  db: Db,
  request: ImportRequest & { operator: string; days: number },
  now: Date,
): Promise<EndpointAnswer<typeof previewContent>> => {
  const { operator, folder, days } = request
  const plan = await planImport(db, request, now)
  const result = await resultOf(db, plan, null)
  const expiresAt = new Date(now.getTime() + days * dayMs)
  const told = { ...result, expiresAt: expiresAt.toISOString() }
  if (plan.problems.length > 0 || plan.changes.length === 0) return { ...told, secret: null }
  // What only the database can refuse is told now, and not to the draft's visitors.
  await readWithDraft(db, plan, async () => null)
  const secret = randomBytes(24).toString('base64url')
  await keepFiles(db, plan.pictures, now)
  await db.insert(contentDrafts).values({
    digest: digestOf(secret),
    createdAt: now,
    expiresAt,
    operator,
    source: folder,
    changes: plan.changes,
  })
  return { ...told, secret }
}

/** A draft as its visitors have it. */
export interface Draft {
  changes: Change[]
  expiresAt: Date
}

/** Finds the draft of a link's secret; null for none, or one that has expired. */
export const findDraft = async (db: Db, secret: string, now: Date): Promise<Draft | null> => {
  const { changes, expiresAt, digest } = contentDrafts
  const [draft] = await db
    .select({ changes, expiresAt })
    .from(contentDrafts)
    .where(and(eq(digest, digestOf(secret)), gt(expiresAt, now)))
  return draft ?? null
}

/**
 * Runs reads as if a draft were published: its rows and their entries of the search are written in a transaction, read, and
 * rolled back, so that every module reads as always and nobody else sees them.
 */
export const readWithDraft = async <T>(
  db: Db,
  { changes }: Pick<Draft, 'changes'>,
  read: (db: Db) => Promise<T>,
): Promise<T> => {
  let result: { value: T } | undefined
  try {
    await db.transaction(async (tx) => {
      await applyChanges(tx, changes)
      await refreshSearch(tx, searchSources)
      result = { value: await read(tx) }
      tx.rollback()
    })
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error
  }
  if (!result) throw new Error('[chuhai] a draft was read without a result')
  return result.value
}

/** The drafts that requests read. */
export const createDrafts = (db: Db): Drafts => ({
  async read(secret, now, read) {
    const draft = await findDraft(db, secret, now)
    return draft ? readWithDraft(db, draft, read) : read(db)
  },
  isOpen: async (secret, now) => (await findDraft(db, secret, now)) !== null,
})
