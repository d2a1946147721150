import * as v from 'valibot'
import { recordId } from '../fields'

/** A row of a file of shipments: where it stands in the file, and what became of it. */
export const shipmentBatchRow = v.object({
  /** The line of the file, the one with the titles is 1. */
  line: v.number(),
  reference: v.string(),
  recipientName: v.string(),
  /** The shipment that was made of it; null where something is wrong. */
  number: v.nullable(v.string()),
  /** Fen; null where something is wrong. */
  amount: v.nullable(v.number()),
  /** What is wrong, a sentence each. */
  problems: v.array(v.string()),
})
/** A row of a file of shipments. */
export type ShipmentBatchRow = v.InferOutput<typeof shipmentBatchRow>

/** A file of shipments that was handed in. */
export const shipmentBatch = v.object({
  id: v.string(),
  fileName: v.string(),
  at: v.string(),
  /** How many rows became shipments, and how many are wrong. */
  made: v.number(),
  refused: v.number(),
  /** What the made ones come to, in fen. */
  amount: v.number(),
})
/** A file of shipments that was handed in. */
export type ShipmentBatch = v.InferOutput<typeof shipmentBatch>

/** A file of shipments with its rows. */
export const shipmentBatchWithRows = v.object({ ...shipmentBatch.entries, rows: v.array(shipmentBatchRow) })
/** A file of shipments with its rows. */
export type ShipmentBatchWithRows = v.InferOutput<typeof shipmentBatchWithRows>

/** Names a file of shipments in a path. */
export const shipmentBatchInPath = v.object({ id: recordId() })

/** Where the labels of shipments are, relative to the server; every time that it is opened they are drawn again. */
export const shipmentLabelsPath = (numbers: readonly string[]): string =>
  `/api/logistics/labels.pdf?${numbers.map((number) => `number=${number}`).join('&')}`

/** Where an empty file of shipments is, with its titles and an example. */
export const shipmentTemplatePath = '/api/logistics/template/shipments.csv'

/** Where a file of shipments is with what became of its rows. */
export const shipmentBatchPath = (id: string): string => `/api/logistics/batches/${id}/result.csv`
