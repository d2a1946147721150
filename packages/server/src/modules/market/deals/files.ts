import type { DealFile } from '@chuhai/contract/market'
import { and, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../database/db'
import { ApiError } from '../../../http/api-error'
import type { UserCall } from '../../../http/context'
import type { ReceivedFile } from '../../../http/received-file'
import type { Uploads } from '../../../uploads/uploads'
import { storeAttachment } from '../../file/attachments'
import { findFile, isAttachable, pathOf } from '../../file/service'
import { isOfCaller } from './ownership'
import { marketDealSteps, marketDeals, marketMessages } from './tables'

/** Stores a file to be sent within a deal: a document of any known type as it is, an image drawn again. */
export const storeDealFile = (uploads: Uploads, file: Pick<ReceivedFile, 'path' | 'name'>, call: UserCall) =>
  storeAttachment(uploads, file, call, () => new ApiError('DEAL_FILE_TYPE'))

/** Returns files as they are stored: those that the caller has uploaded and not let wait for too long. */
export const requireFiles = (
  files: readonly DealFile[],
  { db, userId, now }: UserCall,
): Promise<DealFile[]> =>
  Promise.all(
    files.map(async ({ address, name }) => {
      const file = await findFile(db, address)
      if (!file || file.userId !== userId || !isAttachable(file, now)) throw new ApiError('DEAL_FILE_UNKNOWN')
      return { address: pathOf(file), name: file.name ?? name }
    }),
  )

/** Whether a list of files names a path. */
const names = (files: PgColumn, path: string): SQL =>
  sql`${files} @> ${JSON.stringify([{ address: path }])}::jsonb`

const isSent = async (db: Db, path: string): Promise<boolean> =>
  (await db.$count(marketMessages, names(marketMessages.files, path))) > 0 ||
  (await db.$count(marketDealSteps, names(marketDealSteps.files, path))) > 0

/** Returns which of these files were sent within a deal. */
export const findUsedDealFiles = async (db: Db, paths: readonly string[]): Promise<Set<string>> => {
  const used = new Set<string>()
  for (const path of paths) if (await isSent(db, path)) used.add(path)
  return used
}

/** Returns whether a file was sent within a deal that a user is a side of. */
export const isFileOfSide = async (db: Db, userId: number, path: string): Promise<boolean> => {
  const written = db
    .select({ number: marketMessages.number })
    .from(marketMessages)
    .where(names(marketMessages.files, path))
  const handedOver = db
    .select({ number: marketDealSteps.number })
    .from(marketDealSteps)
    .where(names(marketDealSteps.files, path))
  const { number } = marketDeals
  const isSide = and(isOfCaller({ db, userId }), or(inArray(number, written), inArray(number, handedOver)))
  return (await db.$count(marketDeals, isSide)) > 0
}
