import type { Core } from '../core'
import type { Draft } from './drafts'

/**
 * Opens a draft that another user of the same tab does not get to read. A draft that was written without a user, or whose
 * session has ended since, still belongs to its writer. `isValid` checks what the storage holds.
 */
export const openUserDraft = <T extends object>(
  { drafts, session }: Pick<Core, 'drafts' | 'session'>,
  name: string,
  isValid: (stored: unknown) => stored is T,
): Draft<T> => {
  const draft = drafts.open<T & { userId?: string | undefined }>(name)
  const currentUser = () => session.$user.get()?.id
  let owner = currentUser()
  return {
    read() {
      const stored = draft.read()
      if (!isValid(stored)) return null
      const { userId } = stored
      return userId && currentUser() && userId !== currentUser() ? null : stored
    },
    write(value) {
      owner = currentUser() ?? owner
      draft.write({ ...value, userId: owner })
    },
    clear: draft.clear,
  }
}
