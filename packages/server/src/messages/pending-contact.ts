/** The columns of a contact that waits for no code. */
export const nothingPending = { pendingAddress: null, codeHash: null, tries: 0, expiresAt: null } as const
