import type { ShipmentBatch, ShipmentBatchWithRows } from '@chuhai/contract/logistics'
import { yuanOf } from '@chuhai/contract/money'
import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { deleteInBatches } from '../../../database/delete-batches'
import { ApiError } from '../../../http/api-error'
import type { UserCall } from '../../../http/context'
import { type Cell, csvText } from '../../../text-files/csv'
import { minuteMs } from '../../../time/durations'
import { shipmentBatches } from '../tables'
import { batchColumns, resultColumns } from './columns'
import type { BatchLine } from './read'

type BatchRow = typeof shipmentBatches.$inferSelect

/** Returns a file with the counts of its results. */
export const presentBatch = ({ id, fileName, rows, at }: BatchRow): ShipmentBatch => {
  const made = rows.filter(({ number }) => number !== null)
  return {
    id,
    fileName,
    at: at.toISOString(),
    made: made.length,
    refused: rows.length - made.length,
    amount: made.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
  }
}

/** A file with its rows. */
export const presentRows = (batch: BatchRow): ShipmentBatchWithRows => ({
  ...presentBatch(batch),
  rows: batch.rows.map(({ cells: _, ...row }) => row),
})

const shownMax = 50

/** How long the same file counts as a repeated request. */
const repeatMs = 10 * minuteMs

/** Returns the result of the same file, by name and cells, if the caller has just uploaded it; else null. */
export const findSent = async (
  fileName: string,
  lines: readonly BatchLine[],
  { db, userId, now }: UserCall,
): Promise<ShipmentBatchWithRows | null> => {
  const recent = await db
    .select()
    .from(shipmentBatches)
    .where(
      and(
        eq(shipmentBatches.userId, userId),
        eq(shipmentBatches.fileName, fileName),
        gt(shipmentBatches.at, new Date(now.getTime() - repeatMs)),
      ),
    )
  const cellsOf = (rows: readonly { cells: string[] }[]) => JSON.stringify(rows.map(({ cells }) => cells))
  const same = recent.find(({ rows }) => cellsOf(rows) === cellsOf(lines))
  return same ? presentRows(same) : null
}

/** Returns the files that the caller has uploaded, the newest first. */
export const listBatches = async ({ db, userId }: UserCall): Promise<ShipmentBatch[]> => {
  const rows = await db
    .select()
    .from(shipmentBatches)
    .where(eq(shipmentBatches.userId, userId))
    .orderBy(desc(shipmentBatches.at))
    .limit(shownMax)
  return rows.map(presentBatch)
}

const findBatch = async (db: Db, id: string, userId: number): Promise<BatchRow | null> => {
  const [found] = await db
    .select()
    .from(shipmentBatches)
    .where(and(eq(shipmentBatches.id, id), eq(shipmentBatches.userId, userId)))
  return found ?? null
}

/** Returns a file with its rows. */
export const readBatch = async (
  id: string,
  { db, userId }: Pick<UserCall, 'db' | 'userId'>,
): Promise<ShipmentBatchWithRows> => {
  const found = await findBatch(db, id, userId)
  if (!found) throw new ApiError('NOT_FOUND')
  return presentRows(found)
}

/** Returns a file with result columns, to be corrected and uploaded again; null where it is not the user's. */
export const resultCsv = async (db: Db, id: string, userId: number): Promise<string | null> => {
  const found = await findBatch(db, id, userId)
  return (
    found &&
    csvText([
      [...batchColumns, ...resultColumns],
      ...found.rows.map(({ cells, number, amount, problems }): Cell[] => [
        ...cells,
        number === null ? '未生成' : '已生成',
        number ?? '',
        amount === null ? '' : { number: yuanOf(amount) },
        problems.join('；'),
      ]),
    ])
  )
}

/** Returns a file with titles and one row as an example. */
export const templateCsv = (): string =>
  csvText([
    [...batchColumns],
    [
      ...['SO-10086', 'Anna Kowalska', '', 'PL', '00-950', '', 'Warszawa', 'ul. Prosta 51', 'm. 12'],
      ...['+48221234567', 'anna@example.com', '', '0.42', '22', '16', '6', '普货', '最便宜', ''],
      ...[
        '硅胶手机壳',
        'Silicone phone case',
        '3926909790',
        'CN',
        '2',
        '9.90',
        '0.05',
        '无',
        'CASE-15-BLK',
        '',
      ],
    ],
  ])

/** Deletes files uploaded before a given time; the shipments stay. */
export const deleteOldBatches = async (db: Db, before: Date): Promise<void> => {
  await deleteInBatches(db, shipmentBatches, lt(shipmentBatches.at, before))
}
