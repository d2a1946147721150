import { isAbortError } from '@chuhai/core'

/** Logs errors of the chat (specification, section 8), except for aborts. */
export const logError = (error: unknown): void => {
  if (!isAbortError(error)) console.error('[chuhai] the AI chat:', error)
}
