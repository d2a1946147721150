import * as v from 'valibot'
import { consignment, consignmentStep, consignmentWithSteps } from '../consignment/consignment'
import { consignmentStages } from '../consignment/stages'
import { adminEndpoint } from '../endpoint'
import { recordId, wholeNumber } from '../fields'
import { operatorText } from '../text-fields'

const { isOwn: _, ...facts } = consignment.entries

const managedConsignment = v.object({
  ...facts,
  userId: v.number(),
  /** Who has set the stage. */
  by: v.string(),
})
/** A consignment as operators see it. */
export type ManagedConsignment = v.InferOutput<typeof managedConsignment>

const { lines, total, stages, order } = consignmentWithSteps.entries

const managedConsignmentWithSteps = v.object({
  ...managedConsignment.entries,
  lines,
  total,
  stages,
  order,
  /** The first step first. */
  history: v.array(v.object({ ...consignmentStep.entries, version: v.number(), by: v.string() })),
})
/** A consignment with its sum, its order and every step. */
export type ManagedConsignmentWithSteps = v.InferOutput<typeof managedConsignmentWithSteps>

/** Consignments in a stable order, after the last one of the page before. */
export const listManagedConsignments = adminEndpoint({
  name: 'listManagedConsignments',
  summary: '外贸综合服务委托列表',
  role: 'agent',
  method: 'GET',
  path: '/admin/consignments',
  query: v.object({
    stage: v.optional(v.picklist(consignmentStages)),
    after: v.optional(recordId()),
    rows: wholeNumber(1, 1000),
  }),
  answer: v.array(managedConsignment),
})

const consignmentInPath = v.object({ id: recordId() })

/** A consignment with every step; null where the id is unknown. */
export const getManagedConsignment = adminEndpoint({
  name: 'getManagedConsignment',
  summary: '一单委托的费用、订单与进度',
  role: 'agent',
  method: 'GET',
  path: '/admin/consignments/{id}',
  params: consignmentInPath,
  answer: v.nullable(managedConsignmentWithSteps),
})

/** Characters of what an operator says of a stage. */
export const consignmentWordsMax = 400

/** Sets the next stage and tells the buyer, only while `version` is the current one and the order is paid. */
export const setConsignmentStage = adminEndpoint({
  name: 'setConsignmentStage',
  summary: '登记委托的新阶段',
  role: 'agent',
  method: 'PUT',
  path: '/admin/consignments/{id}/stage',
  params: consignmentInPath,
  body: v.object({
    version: wholeNumber(1, 999_999),
    stage: v.picklist(consignmentStages),
    words: operatorText(consignmentWordsMax),
  }),
  answer: managedConsignment,
  errors: ['CONSIGNMENT_CHANGED', 'CONSIGNMENT_STAGE_IMPOSSIBLE', 'CONSIGNMENT_UNPAID'],
})
