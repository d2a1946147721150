import {
  acceptInvitation,
  askToJoin,
  declineInvitation,
  getJoining,
  type Joining,
  withdrawJoinRequest,
} from '@chuhai/contract/organisation'
import { type Core, isCallError } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'

/** What is shown of the visitor's ways into organisations. */
export type JoiningState =
  | { phase: 'loading' }
  | { phase: 'failed'; message: string }
  | { phase: 'ready'; joining: Joining }

/** What controls the visitor's ways into organisations. */
export interface JoiningStore {
  readonly $state: ReadableAtom<JoiningState>
  /** Reads what is shown, also again: what is there stays meanwhile, and where it cannot be read. */
  load(): Promise<void>
  /** Resolves to what is wrong with the code, if anything; null once it is asked. */
  ask(socialCode: string): Promise<string | null | undefined>
  withdraw(id: string): Promise<boolean>
  accept(id: string): Promise<boolean>
  decline(id: string): Promise<boolean>
}

/** Invitations to the visitor, and what they have asked to join. */
export const createJoiningStore = ({
  call,
  query,
  report,
  session,
}: Pick<Core, 'call' | 'query' | 'report' | 'session'>): JoiningStore => {
  const $state = atom<JoiningState>({ phase: 'loading' })
  /** How often something was changed here. */
  let changes = 0
  const show = (joining: Joining) => $state.set({ phase: 'ready', joining })
  const showChanged = (joining: Joining) => {
    changes++
    show(joining)
  }
  const change = async (sent: () => Promise<Joining>): Promise<boolean> => {
    try {
      showChanged(await sent())
      return true
    } catch (error) {
      report(error)
      return false
    }
  }
  return {
    $state,
    async load() {
      const before = changes
      const isShown = $state.get().phase === 'ready'
      if (!isShown) $state.set({ phase: 'loading' })
      try {
        const read = await query(getJoining).refresh()
        // What was changed meanwhile has been answered with what is newer.
        if (before === changes) show(read)
      } catch (error) {
        if (!isShown) $state.set({ phase: 'failed', message: isCallError(error) ? error.message : '' })
      }
    },
    async ask(socialCode) {
      try {
        showChanged(await call(askToJoin, { body: { socialCode } }))
        return null
      } catch (error) {
        const problem = isCallError(error) ? error.fields?.socialCode : undefined
        if (problem === undefined) report(error)
        return problem
      }
    },
    withdraw: (id) => change(() => call(withdrawJoinRequest, { body: { id } })),
    decline: (id) => change(() => call(declineInvitation, { body: { id } })),
    accept: (id) =>
      change(async () => {
        await call(acceptInvitation, { body: { id } })
        await session.refresh()
        return query(getJoining).refresh()
      }),
  }
}
