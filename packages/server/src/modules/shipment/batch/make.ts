import { randomUUID } from 'node:crypto'
import {
  type ShipmentBatchRow,
  type ShipmentBatchWithRows,
  type ShipmentProblem,
  shipmentErrors,
  shipmentProblems,
} from '@chuhai/contract/logistics'
import type { Db } from '../../../database/db'
import { violatedConstraint } from '../../../database/errors'
import { type Write, write, writeRows } from '../../../database/write-rows'
import { ApiError } from '../../../http/api-error'
import type { UserCall } from '../../../http/context'
import type { ReceivedFile } from '../../../http/received-file'
import { dateInShanghai } from '../../../time/shanghai'
import { findRule } from '../../customs/rules'
import { askLines, quoteRow } from '../../rates/quotes'
import { lockUser } from '../../user/service'
import { draftLimit, newShipment, type Quoted } from '../create'
import { listSenders } from '../senders'
import { beginRows, type ShipmentParts } from '../steps'
import { type ShipmentRow, shipmentBatches } from '../tables'
import { cellOf, cheapestLine } from './columns'
import { columnNameOf } from './field-names'
import { type Filled, fillRow } from './fill'
import { type BatchLine, readBatchFile } from './read'
import { findSent, presentRows } from './records'

type Ready = Exclude<Filled, { problems: string[] }>

/** Data shared by all rows of a file. */
interface Shared {
  call: UserCall
  senders: Awaited<ReturnType<typeof listSenders>>
  warehouses: Awaited<ReturnType<ShipmentParts['listWarehouses']>>
}

const problemText = ({ field, code }: ShipmentProblem): string =>
  `${columnNameOf(field)}：${shipmentErrors[code]['zh-CN']}`

/** Returns the line that a row names, or the cheapest one; the reason where there is none. */
const chosenLine = async (db: Db, { request, lineName }: Ready, now: Date): Promise<Quoted | string> => {
  const quote = await askLines(db, request, now)
  const isAny = lineName === '' || lineName === cheapestLine
  const line = quote.lines.find(({ name, amount }) => (isAny ? amount !== null : name['zh-CN'] === lineName))
  if (!line) return isAny ? '线路：没有线路可以寄这个包裹' : `线路：没有“${lineName}”`
  const { amount, impossible } = line
  if (amount === null) return `线路：${impossible.map(({ words }) => words['zh-CN']).join('；')}`
  return { quote, line: { ...line, amount } }
}

/** A shipment with its quote, which is stored only with it. */
interface Made {
  shipment: ShipmentRow
  quote: Write
}

/** Returns the shipment of a row, or its problems. */
const makeRow = async (cells: string[], { call, senders, warehouses }: Shared): Promise<Made | string[]> => {
  const { db, now } = call
  const filled = fillRow(cells)
  if ('problems' in filled) return filled.problems
  const { request, warehouse } = filled
  const place = warehouses.find(({ id, name }) => id === warehouse || name === warehouse)
  if (warehouse !== '' && !place?.takes.includes(request.goodsKind))
    return [`交货仓库：${shipmentErrors.SHIPMENT_WAREHOUSE_UNKNOWN['zh-CN']}`]
  const [sender = null] = senders
  const details = { ...filled.details, senderId: sender?.id ?? null, warehouseId: place?.id ?? '' }
  const rule = await findRule(db, request.destination.country, now)
  const problems = shipmentProblems({ request, details, rule, today: dateInShanghai(now) })
  if (problems.length > 0) return problems.map(problemText)
  const quoted = await chosenLine(db, filled, now)
  if (typeof quoted === 'string') return [quoted]
  return { shipment: newShipment(quoted, { details, sender }, call), quote: quoteRow(quoted.quote) }
}

const presentRow = ({ line, cells }: BatchLine, made: Made | string[]): ShipmentBatchRow => ({
  line,
  reference: cellOf(cells, '参考号'),
  recipientName: cellOf(cells, '收件人'),
  number: Array.isArray(made) ? null : made.shipment.number,
  amount: Array.isArray(made) ? null : made.shipment.amount,
  problems: Array.isArray(made) ? made : [],
})

/**
 * Makes shipments of the valid rows of a file, and keeps the file with the result of each row, in one transaction. The same file within
 * minutes, as after a lost answer, returns the first result.
 */
export const makeBatch = async (
  { path, name }: Pick<ReceivedFile, 'path' | 'name'>,
  call: UserCall,
  { listWarehouses }: Pick<ShipmentParts, 'listWarehouses'>,
): Promise<ShipmentBatchWithRows> => {
  const { db, userId, now } = call
  const lines = await readBatchFile(path)
  const [senders, warehouses] = await Promise.all([listSenders(call), listWarehouses(db)])
  const rows: (ShipmentBatchRow & { cells: string[] })[] = []
  const shipments: Made[] = []
  for (const line of lines) {
    const made = await makeRow(line.cells, { call, senders, warehouses })
    if (!Array.isArray(made)) shipments.push(made)
    rows.push({ ...presentRow(line, made), cells: line.cells })
  }
  const batch = { id: randomUUID(), userId, fileName: name, rows, at: now }
  const note = { actor: 'sender', at: now } as const
  try {
    return await db.transaction(async (tx) => {
      // Two requests of a double click take turns.
      await lockUser(tx, userId)
      const sent = await findSent(name, lines, { ...call, db: tx })
      if (sent) return sent
      await writeRows(tx, [write(shipmentBatches, batch)])
      for (const { shipment, quote } of shipments) await writeRows(tx, [quote, ...beginRows(shipment, note)])
      return presentRows(batch)
    })
  } catch (error) {
    throw violatedConstraint(error) === draftLimit ? new ApiError('SHIPMENT_DRAFTS_TOO_MANY') : error
  }
}
