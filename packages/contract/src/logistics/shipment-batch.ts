import * as v from 'valibot'
import { recordId } from '../fields'

/** A row of a file of shipments: its line number and its result. */
export const shipmentBatchRow = v.object({
  /** Line number in the file; the titles are on line 1. */
  line: v.number(),
  reference: v.string(),
  recipientName: v.string(),
  /** The created shipment; null where something is wrong. */
  number: v.nullable(v.string()),
  /** Fen; null where something is wrong. */
  amount: v.nullable(v.number()),
  /** What is wrong, a sentence each. */
  problems: v.array(v.string()),
})
/** A row of a file of shipments. */
export type ShipmentBatchRow = v.InferOutput<typeof shipmentBatchRow>

/** An uploaded file of shipments. */
export const shipmentBatch = v.object({
  id: v.string(),
  fileName: v.string(),
  at: v.string(),
  /** How many rows became shipments, and how many are wrong. */
  made: v.number(),
  refused: v.number(),
  /** The sum of the created shipments, in fen. */
  amount: v.number(),
})
/** An uploaded file of shipments. */
export type ShipmentBatch = v.InferOutput<typeof shipmentBatch>

/** A file of shipments with its rows. */
export const shipmentBatchWithRows = v.object({ ...shipmentBatch.entries, rows: v.array(shipmentBatchRow) })
/** A file of shipments with its rows. */
export type ShipmentBatchWithRows = v.InferOutput<typeof shipmentBatchWithRows>

/** Names a file of shipments in a path. */
export const shipmentBatchInPath = v.object({ id: recordId() })

/** Returns the path of the labels of shipments, relative to the server; they are drawn on every request. */
export const shipmentLabelsPath = (numbers: readonly string[]): string =>
  `/api/logistics/labels.pdf?${numbers.map((number) => `number=${number}`).join('&')}`

/** The path of an empty file of shipments, with its titles and an example. */
export const shipmentTemplatePath = '/api/logistics/template/shipments.csv'

/** Returns the path of a file of shipments with the result of each row. */
export const shipmentBatchPath = (id: string): string => `/api/logistics/batches/${id}/result.csv`
