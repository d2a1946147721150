import * as v from 'valibot'
import { adminEndpoint } from '../endpoint'
import { moment, recordId, wholeNumber } from '../fields'
import { openingStep, storeOpening } from '../store/opening'
import { openingStages } from '../store/opening-stages'
import { operatorText } from '../text-fields'

const { applicant, isOwn: _, ...facts } = storeOpening.entries

const managedOpening = v.object({
  ...facts,
  applicant,
  userId: v.number(),
  /** Who has set the stage. */
  by: v.string(),
})
/** The opening of a store as operators see it. */
export type ManagedOpening = v.InferOutput<typeof managedOpening>

const managedOpeningWithSteps = v.object({
  ...managedOpening.entries,
  /** The first step first. */
  history: v.array(v.object({ ...openingStep.entries, version: v.number(), by: v.string() })),
})
/** The opening of a store with every step. */
export type ManagedOpeningWithSteps = v.InferOutput<typeof managedOpeningWithSteps>

/** Openings in a stable order, after the last one of the page before. */
export const listManagedOpenings = adminEndpoint({
  name: 'listManagedOpenings',
  summary: '开店进度列表',
  role: 'agent',
  method: 'GET',
  path: '/admin/openings',
  query: v.object({
    stage: v.optional(v.picklist(openingStages)),
    after: v.optional(recordId()),
    rows: wholeNumber(1, 1000),
  }),
  answer: v.array(managedOpening),
})

const openingInPath = v.object({ id: recordId() })

/** An opening with every step; null where the id is unknown. */
export const getManagedOpening = adminEndpoint({
  name: 'getManagedOpening',
  summary: '一家店铺的开店进度',
  role: 'agent',
  method: 'GET',
  path: '/admin/openings/{id}',
  params: openingInPath,
  answer: v.nullable(managedOpeningWithSteps),
})

/** Characters of what an operator says of a stage. */
export const openingWordsMax = 400
/** Characters of what the applicant has to do. */
export const openingTaskMax = 100

const words = operatorText(openingWordsMax)

const webAddress = v.pipe(v.string(), v.trim(), v.maxLength(300), v.regex(/^https:\/\/[^\s/]+\.[^\s]+$/))

const step = v.variant('stage', [
  v.object({ stage: v.picklist(['handed', 'refused']), words }),
  v.object({
    stage: v.picklist(['questions', 'videoCheck']),
    words,
    task: v.object({ text: operatorText(openingTaskMax), dueAt: moment() }),
  }),
  v.object({
    stage: v.literal('opened'),
    words,
    store: v.object({ number: operatorText(60), address: webAddress }),
  }),
])
/** A stage that an operator sets: with what is due from the applicant, or with the store that was opened. */
export type OpeningDecision = v.InferOutput<typeof step>

/** Sets the next stage and tells the applicant, only while `version` is the current one: otherwise says who has changed what. */
export const setOpeningStage = adminEndpoint({
  name: 'setOpeningStage',
  summary: '登记开店的新阶段',
  role: 'agent',
  method: 'PUT',
  path: '/admin/openings/{id}/stage',
  params: openingInPath,
  body: v.object({ version: wholeNumber(1, 999_999), step }),
  answer: managedOpening,
  errors: ['STORE_OPENING_CHANGED', 'STORE_STAGE_IMPOSSIBLE', 'STORE_DUE_PASSED'],
})
