import { isAbortError } from '@chuhai/core'

/** Errors of the chat are logged (specification, section 8); what came, and a way to go on, are in sight. */
export const log = (error: unknown): void => {
  if (!isAbortError(error)) console.error('[chuhai] the AI chat:', error)
}
