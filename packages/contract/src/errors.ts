import { answerErrors, assistantErrors } from './assistant/errors'
import { competitionErrors } from './competition/errors'
import { consultationErrors } from './consultation/errors'
import { evaluationErrors } from './evaluation/errors'
import { fileErrors } from './file/errors'
import { guideErrors } from './guide/errors'
import { organisationErrors } from './organisation/errors'
import { type ErrorTable, requestErrors } from './request-errors'
import { signOnErrors } from './sign-on/errors'
import { trackErrors } from './track/errors'

/** Every code the server answers with: its HTTP status and its texts. Domains add their own table here. */
export const errorTable = {
  ...requestErrors,
  ...assistantErrors,
  ...answerErrors,
  ...competitionErrors,
  ...consultationErrors,
  ...evaluationErrors,
  ...fileErrors,
  ...guideErrors,
  ...organisationErrors,
  ...signOnErrors,
  ...trackErrors,
} as const satisfies ErrorTable

export type ErrorCode = keyof typeof errorTable

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorTable, value)
