import { acceptInvitation, type Invitation, readInvitation } from '@chuhai/contract/organisation'
import { type Core, isCallError, requireSignOn } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import { invitationPath } from '../../app/paths/organisations'

/** What is shown of an invitation. */
export type InvitationState =
  | { phase: 'reading' }
  | { phase: 'joining' }
  | { phase: 'incomplete' }
  | { phase: 'ready'; invitation: Invitation }
  | { phase: 'failed'; message: string }
  | { phase: 'joined'; orgName: string }

/** An invitation, by the secret in the fragment of its link, which no request and no log has. */
export const createInvitationStore = (core: Core, token: string, signal: AbortSignal) => {
  const $state = atom<InvitationState>({ phase: token ? 'reading' : 'incomplete' })
  const fail = (error: unknown) =>
    $state.set({ phase: 'failed', message: isCallError(error) ? error.message : '' })

  const join = async (secret: string) => {
    $state.set({ phase: 'joining' })
    try {
      const { orgId, orgName } = await core.call(acceptInvitation, { body: { token: secret } })
      await core.session.refresh()
      core.organisation.choose(orgId)
      $state.set({ phase: 'joined', orgName })
    } catch (error) {
      fail(error)
    }
  }
  // A sign-on that leaves the page comes back to it without the fragment, and goes on.
  const accept = requireSignOn<string>(core, {
    name: 'invitation',
    returnTo: new URL(invitationPath, location.origin).href,
    run: (secret) => void join(secret),
    signal,
  })
  return {
    $state: $state as ReadableAtom<InvitationState>,
    async read(): Promise<void> {
      if (!token || $state.get().phase === 'joining') return
      $state.set({ phase: 'reading' })
      try {
        const invitation = await core.query(readInvitation, { body: { token } }).refresh()
        if (!signal.aborted && $state.get().phase === 'reading') $state.set({ phase: 'ready', invitation })
      } catch (error) {
        if (!signal.aborted) fail(error)
      }
    },
    accept: () => accept(token),
  }
}

export type InvitationStore = ReturnType<typeof createInvitationStore>
