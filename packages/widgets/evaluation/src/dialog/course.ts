import type { EvaluationField, EvaluationResult } from '@chuhai/contract/evaluation'
import type { Core, QueryStore } from '@chuhai/core'
import type { WritableAtom } from 'nanostores'
import type { openDraft } from './draft'
import type { Gate } from './gate'
import type { Lifetime } from './lifetime'
import type { EvaluationState } from './state'

/** What the steps of an evaluation share. */
export interface Course {
  core: Core
  $state: WritableAtom<EvaluationState>
  draft: ReturnType<typeof openDraft>
  fields: QueryStore<EvaluationField[]>
  results: QueryStore<EvaluationResult>
  lifetime: Lifetime
  gate: Gate
}
