import type { ErrorCode } from '@chuhai/contract'
import type { ManagedOpening, OpeningDecision } from '@chuhai/contract/admin'
import { canFollow, type OpeningStage, openingStageNames } from '@chuhai/contract/store'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { violatedConstraint } from '../../database/errors'
import { type Write, write, writeRows } from '../../database/write-rows'
import { ApiError } from '../../http/api-error'
import { tell } from '../../messages/tell'
import { dayMs } from '../../time/durations'
import { storeHanded, storeOpened, storeQuestions, storeRefused, storeVideoCheck } from './messages'
import { presentManaged } from './operator'
import { findStoreNames, type OpeningRow } from './records'
import { storeOpenings } from './tables'

/** How long before it is due somebody is reminded of what they have to do. */
export const reminderMs = dayMs

/** Returns a store as messages name it: 亚马逊美国站. */
export const storeTitle = async (db: Db, subject: string): Promise<string> => {
  const { platformName = '', siteName } = (await findStoreNames(db, [subject])).get(subject) ?? {}
  return `${platformName}${siteName?.['zh-CN'] ?? ''}`
}

/** What the applicant is told of a stage. */
const toldOf = async (db: Db, row: OpeningRow): Promise<Write[]> => {
  const { id, version, subject, userId, stage, words, task, dueAt, storeNumber, at } = row
  const about = { userId, once: `${id}:${version}` }
  const values = { store: await storeTitle(db, subject), words }
  if (stage === 'handed') return tell(storeHanded, { ...about, values }, at)
  if (stage === 'refused') return tell(storeRefused, { ...about, values }, at)
  if (stage === 'opened')
    return tell(storeOpened, { ...about, values: { ...values, number: storeNumber ?? '' } }, at)
  const kind = stage === 'questions' ? storeQuestions : storeVideoCheck
  return tell(
    kind,
    { ...about, values: { ...values, id, task: task ?? '', due: dueAt?.toISOString() ?? '' } },
    at,
  )
}

const newestOf = async (db: Db, id: string): Promise<OpeningRow | undefined> => {
  const [newest] = await db
    .select()
    .from(storeOpenings)
    .where(eq(storeOpenings.id, id))
    .orderBy(desc(storeOpenings.version))
    .limit(1)
  return newest
}

const refusal = (code: ErrorCode, name: string, { stage, by, at }: OpeningRow): ApiError =>
  new ApiError(code, {
    fields: (locale) => ({ [name]: `${by}, ${at.toISOString()}: ${openingStageNames[stage][locale]}` }),
  })

interface Given {
  version: number
  step: OpeningDecision
  by: string
}

const nextOf = (newest: OpeningRow, { step, by }: Given, now: Date): OpeningRow => {
  const task = 'task' in step ? step.task : null
  const store = 'store' in step ? step.store : null
  const stage: OpeningStage = step.stage
  return {
    ...newest,
    version: newest.version + 1,
    stage,
    words: step.words,
    task: task?.text ?? null,
    dueAt: task?.dueAt ?? null,
    // Who is told of it within the last day is not told again at once.
    remindedAt: task && task.dueAt.getTime() - now.getTime() <= reminderMs ? now : null,
    storeNumber: store?.number ?? null,
    storeAddress: store?.address ?? null,
    by,
    at: now,
  }
}

/** Sets the next stage of an opening and tells the applicant. Of two operators the second hears who has set which stage. */
export const setStage = async (db: Db, id: string, given: Given, now: Date): Promise<ManagedOpening> => {
  const newest = await newestOf(db, id)
  if (!newest) throw new ApiError('NOT_FOUND')
  if (given.version !== newest.version) throw refusal('STORE_OPENING_CHANGED', 'version', newest)
  if (!canFollow(newest.stage, given.step.stage)) throw refusal('STORE_STAGE_IMPOSSIBLE', 'stage', newest)
  const next = nextOf(newest, given, now)
  if (next.dueAt && next.dueAt <= now) throw new ApiError('STORE_DUE_PASSED')
  const told = await toldOf(db, next)
  try {
    // Inside a transaction of the caller, a refused version is undone alone.
    await db.transaction((tx) => writeRows(tx, [write(storeOpenings, next), ...told]))
  } catch (error) {
    const other = violatedConstraint(error) === 'store_opening_version' ? await newestOf(db, id) : undefined
    throw other ? refusal('STORE_OPENING_CHANGED', 'version', other) : error
  }
  return presentManaged(db, next)
}
