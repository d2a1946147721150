import type { Application } from '@chuhai/contract/application'

/** The answer for a visitor who has not applied yet. */
export const noApplication: Application = {
  id: null,
  state: 'draft',
  version: 0,
  submittedAt: null,
  revision: 0,
  savedAt: null,
  refusal: null,
  history: [],
  submitted: null,
  draft: null,
}
