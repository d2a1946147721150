import * as contract from '@chuhai/contract/logistics'
import { type Implementation, implement, type UploadPolicy } from '../../http/implement'
import { makeBatch } from './batch/make'
import { listBatches, readBatch } from './batch/records'
import { beginShipments } from './begin'
import { chooseShipments } from './choices'
import { createShipment } from './create'
import { listShipments } from './list'
import { moveShipment, saveShipment } from './moves'
import { presentShipment, requireShipment } from './records'
import { deleteSender, listSenders, saveSender } from './senders'
import type { ShipmentParts } from './steps'

const uploadPolicy: UploadPolicy = {
  permit: async () => undefined,
  limitMs: 60_000,
  refusals: {
    missing: 'SHIPMENT_BATCH_MISSING',
    tooLarge: 'SHIPMENT_BATCH_TOO_LARGE',
    forbidden: 'SHIPMENT_BATCH_TYPE',
    broken: 'REQUEST_INVALID',
  },
}

/** Shipments of senders; a read applies recent payments, so that labels are there. */
export const shipmentRoutes = (parts: ShipmentParts): readonly Implementation[] => [
  implement(contract.listSenders, (_, call) => listSenders(call)),
  implement(contract.saveSender, ({ params, body }, call) => saveSender(params.id, body, call)),
  implement(contract.deleteSender, ({ params }, call) => deleteSender(params.id, call)),
  implement(contract.createShipment, ({ body }, call) => createShipment(body, call, parts)),
  implement(contract.listShipments, async ({ body }, call) => {
    await beginShipments(call.db, parts, { now: call.now, buyer: call.userId })
    return listShipments(body, call)
  }),
  implement(contract.getShipment, async ({ params }, call) => {
    await beginShipments(call.db, parts, { now: call.now, buyer: call.userId })
    return presentShipment(await requireShipment(params.number, call), call)
  }),
  implement(contract.saveShipment, ({ params, body }, call) =>
    saveShipment({ ...params, ...body }, call, parts),
  ),
  implement(contract.moveShipment, ({ params, body }, call) =>
    moveShipment({ ...params, ...body }, call, parts),
  ),
  implement(contract.chooseShipments, ({ body }, call) => chooseShipments(body, call)),
  implement(contract.uploadShipmentBatch, ({ file }, call) => makeBatch(file, call, parts), {
    uploadPolicy,
    deadlineMs: 120_000,
  }),
  implement(contract.listShipmentBatches, (_, call) => listBatches(call)),
  implement(contract.getShipmentBatch, ({ params }, call) => readBatch(params.id, call)),
]
