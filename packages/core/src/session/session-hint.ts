/** The stored hint that there may be a session; says nothing about it. */
export const sessionHintKey = 'chuhai.session'

/** What the hint says for a moment when somebody signs out, so that other tabs forget what was typed, too. */
export const signedOutHint = '0'
