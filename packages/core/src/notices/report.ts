import { isAbortError, isCallError, unauthorizedMessage } from '../calls/call-error'
import type { Notices } from './notices'

/** The global error handler: shows the error; silent where sign-on answers a 401, and for what was aborted. */
export const createReport =
  (notices: Notices) =>
  (error: unknown): void => {
    if (isAbortError(error) || (error as Error | undefined)?.message === unauthorizedMessage) return
    if (isCallError(error)) {
      notices.error(error.message)
      return
    }
    // A mistake in the program: its message is for developers, the visitor gets the default text.
    notices.error()
    console.error('[chuhai] unexpected error:', error)
  }
