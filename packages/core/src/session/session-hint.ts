/** The stored hint that there may be a session; says nothing about it. */
export const sessionHintKey = 'chuhai.session'

/** The hint's value for a moment at sign-out, which tells other tabs to clear their drafts. */
export const signedOutHint = '0'
