import type { Session } from '../session/session'
import type { Draft, Drafts } from './drafts'

/**
 * Opens a draft that no other user of the same tab can read. A draft that was written without a user, or whose session
 * has ended since, still belongs to its writer.
 *
 * @param isValid Checks the shape of what the storage holds, which may be of an earlier version.
 * @example
 * const isNote = (stored: unknown): stored is { text: string } => typeof Object(stored).text === 'string'
 * const draft = openUserDraft(core, 'note', isNote)
 */
export const openUserDraft = <T extends object>(
  { drafts, session }: { drafts: Drafts; session: Pick<Session, '$user'> },
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
