import * as v from 'valibot'
import { openingStages } from './opening-stages'
import { storeRequirement } from './requirement'

/** What the applicant has to do, and until when. */
export const openingTask = v.object({ text: v.string(), dueAt: v.string() })
/** What the applicant has to do, and until when. */
export type OpeningTask = v.InferOutput<typeof openingTask>

/** An opened store: its number on the platform, and its address. */
export const openedStore = v.object({ number: v.string(), address: v.string() })
/** An opened store. */
export type OpenedStore = v.InferOutput<typeof openedStore>

const { platformName, siteName } = storeRequirement.entries

/** The opening of a store as lists show it. */
export const storeOpening = v.object({
  /** That of the accepted application. */
  id: v.string(),
  /** Platform and site, as `storeSubject` writes them. */
  subject: v.string(),
  platformName,
  siteName,
  /** In whose name the store is opened; null for a person's own. */
  organisation: v.nullable(v.string()),
  applicant: v.string(),
  isOwn: v.boolean(),
  stage: v.picklist(openingStages),
  /** Grows with every step. */
  version: v.number(),
  changedAt: v.string(),
  /** What the applicant has to do now; null where nothing is. */
  task: v.nullable(openingTask),
  /** Null until it is opened. */
  store: v.nullable(openedStore),
})
/** The opening of a store. */
export type StoreOpening = v.InferOutput<typeof storeOpening>

/** A stage that was reached, with the words of the operator; empty where the application was accepted. */
export const openingStep = v.object({
  stage: v.picklist(openingStages),
  at: v.string(),
  words: v.string(),
  task: v.nullable(openingTask),
})
/** A stage that was reached. */
export type OpeningStep = v.InferOutput<typeof openingStep>

/** The opening of a store with everything that has happened, the first step first. */
export const storeOpeningWithSteps = v.object({ ...storeOpening.entries, history: v.array(openingStep) })
/** The opening of a store with its history. */
export type StoreOpeningWithSteps = v.InferOutput<typeof storeOpeningWithSteps>
