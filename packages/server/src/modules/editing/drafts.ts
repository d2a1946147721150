import { createHash, randomBytes } from 'node:crypto'
import type { previewContent } from '@chuhai/contract/admin'
import type { EndpointAnswer } from '@chuhai/contract/endpoint'
import { and, eq, gt, max, TransactionRollbackError } from 'drizzle-orm'
import type { Db } from '../../database/db'
import type { Drafts } from '../../http/context'
import { compareSearch, type IndexChanges, writeSearch } from '../../search/refresh'
import { dayMs } from '../../time/durations'
import { contentTypes } from '../content-types'
import { searchSources } from '../search-sources'
import { applyChanges } from './apply'
import type { Change } from './changes'
import { fileValueOf } from './current'
import { createDraftQueue } from './draft-queue'
import { type ImportRequest, type Plan, planImport } from './import'
import { keepFiles, pictureContent } from './pictures'
import { resultOf } from './publish'
import { contentDrafts, contentVersions } from './tables'

const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Items of the folder that are published already but not visible yet; a draft shows them without changing them. */
const waitingItems = ({ content, changes }: Plan, now: Date): Change[] => {
  const changed = new Set(changes.map(({ type, key }) => `${type} ${key}`))
  return [...content].flatMap(([type, items]) =>
    items.flatMap(({ item }) => {
      const key = type.keysOf(item)[0]
      const isWaiting = type.visibleFrom !== undefined && type.visibleFrom(item) > now
      if (!isWaiting || changed.has(`${type.key} ${key}`)) return []
      const value = fileValueOf(type, item)
      return [{ type: type.key, key, before: value, after: value }]
    }),
  )
}

const revealChanges = async (db: Db, changes: readonly Change[]): Promise<void> => {
  for (const type of contentTypes) {
    const keys = changes.flatMap(({ type: own, key, after }) =>
      own === type.key && after !== null ? key : [],
    )
    if (keys.length > 0) await type.reveal?.(db, keys)
  }
}

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
  const draft = { changes: [...plan.changes, ...waitingItems(plan, now)] }
  if (plan.problems.length > 0 || draft.changes.length === 0) return { ...told, secret: null }
  // What only the database can refuse is told now, and not to the draft's visitors.
  await applyDraft(db, { changes: draft.changes, now }, async () => null)
  const secret = randomBytes(24).toString('base64url')
  await keepFiles(db, plan.pictures, now)
  await db.insert(contentDrafts).values({
    digest: digestOf(secret),
    createdAt: now,
    expiresAt,
    operator,
    source: folder,
    changes: draft.changes,
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

/** What a draft changes in the index of the search, while the published content is of one version. */
interface KnownIndex {
  version: number
  changes: IndexChanges
}

const versionOf = async (db: Db): Promise<number> => {
  const [row] = await db.select({ version: max(contentVersions.id) }).from(contentVersions)
  return row?.version ?? 0
}

/**
 * Runs reads as if a draft were published, and the time of its items had come: its rows and their entries of the search are
 * written in a transaction, read, and rolled back, so that every module reads as always and nobody else sees them. Resolves with
 * what was written to the index, which takes most of the time to find.
 */
const applyDraft = async (
  db: Db,
  { changes, now }: { changes: readonly Change[]; now: Date },
  read: (db: Db) => Promise<unknown>,
  known?: KnownIndex,
): Promise<KnownIndex | undefined> => {
  let index: KnownIndex | undefined
  try {
    await db.transaction(async (tx) => {
      await applyChanges(tx, changes)
      await revealChanges(tx, changes)
      const version = await versionOf(tx)
      index =
        known?.version === version ? known : { version, changes: await compareSearch(tx, searchSources, now) }
      await writeSearch(tx, index.changes)
      await read(tx)
      tx.rollback()
    })
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error
  }
  return index
}

/** Drafts that are kept with what is known of them; a draft never changes. */
const keptMax = 20

interface Kept extends Draft {
  index?: KnownIndex | undefined
}

/** The drafts that requests read. */
export const createDrafts = (db: Db, clock: () => Date): Drafts => {
  const queue = createDraftQueue<Db>(() => clock().getTime())
  const kept = new Map<string, Kept>()

  const find = async (secret: string, now: Date): Promise<Kept | null> => {
    const name = digestOf(secret)
    const known = kept.get(name)
    if (known && known.expiresAt > now) return known
    const draft = await findDraft(db, secret, now)
    if (!draft) return null
    // Another request may have read it meanwhile: they share what is known of it.
    const meanwhile = kept.get(name)
    if (meanwhile) return meanwhile
    if (kept.size >= keptMax) kept.delete(kept.keys().next().value as string)
    kept.set(name, draft)
    return draft
  }

  return {
    async read(secret, now, read, isWanted) {
      const draft = await find(secret, now)
      if (!draft) return read(db)
      const apply = async (letIn: (tx: Db) => Promise<void>) => {
        draft.index = await applyDraft(db, { changes: draft.changes, now }, letIn, draft.index)
      }
      return queue.read(digestOf(secret), apply, read, isWanted)
    },
    isOpen: async (secret, now) => (await find(secret, now)) !== null,
    async pictureOf(secret, path, now) {
      const draft = await find(secret, now)
      const change = draft?.changes.find(({ type, key }) => type === pictureContent.key && key === path)
      return (change?.after as { digest: string } | null | undefined)?.digest
    },
  }
}
