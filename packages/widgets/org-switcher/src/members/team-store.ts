import {
  changeMemberRole,
  decideJoinRequest,
  type GivenRole,
  getTeam,
  handOver,
  inviteMember,
  leaveOrganisation,
  type OrganisationRole,
  type OrganisationTeam,
  removeMember,
  revokeInvitation,
} from '@chuhai/contract/organisation'
import { type Core, isCallError } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'

/** What is shown of the selected organisation. */
export type TeamState =
  | { phase: 'loading' }
  | { phase: 'failed'; message: string }
  | { phase: 'ready'; team: OrganisationTeam }

/** An invitation that was made: the secret of its link, or what is wrong with the number. */
export type Invited = { token: string } | { problem: string | undefined }

/** What controls the members of the selected organisation; each change resolves to whether it was made. */
export interface TeamStore {
  readonly $state: ReadableAtom<TeamState>
  /** Reads what is shown, also again: what is there stays meanwhile, and where it cannot be read. */
  load(): Promise<void>
  invite(role: GivenRole, phone: string): Promise<Invited>
  revoke(id: string): Promise<boolean>
  /** Lets somebody in with a role, or refuses them without one. */
  decide(id: string, role: GivenRole | null): Promise<boolean>
  setRole(userId: string, role: OrganisationRole): Promise<boolean>
  handOver(userId: string): Promise<boolean>
  remove(userId: string): Promise<boolean>
  leave(): Promise<boolean>
}

/** The members of the selected organisation, who is invited, and who asks to join. */
export const createTeamStore = ({
  call,
  query,
  report,
  session,
}: Pick<Core, 'call' | 'query' | 'report' | 'session'>): TeamStore => {
  const $state = atom<TeamState>({ phase: 'loading' })
  /** How often something was changed here. */
  let changes = 0
  const show = (team: OrganisationTeam) => $state.set({ phase: 'ready', team })
  const change = async (sent: Promise<OrganisationTeam>): Promise<boolean> => {
    try {
      const team = await sent
      changes++
      show(team)
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
        const read = await query(getTeam).refresh()
        // What was changed meanwhile has been answered with what is newer.
        if (before === changes) show(read)
      } catch (error) {
        if (!isShown) $state.set({ phase: 'failed', message: isCallError(error) ? error.message : '' })
      }
    },
    async invite(role, phone) {
      try {
        const { token, invitation } = await call(inviteMember, { body: { role, phone } })
        changes++
        const state = $state.get()
        if (state.phase === 'ready')
          show({ ...state.team, invitations: [...state.team.invitations, invitation] })
        return { token }
      } catch (error) {
        const problem = isCallError(error) ? error.fields?.phone : undefined
        if (problem === undefined) report(error)
        return { problem }
      }
    },
    revoke: (id) => change(call(revokeInvitation, { body: { id } })),
    decide: (id, role) => change(call(decideJoinRequest, { body: { id, role } })),
    setRole: (userId, role) => change(call(changeMemberRole, { body: { userId, role } })),
    handOver: (userId) => change(call(handOver, { body: { userId } })),
    remove: (userId) => change(call(removeMember, { body: { userId } })),
    async leave() {
      try {
        await call(leaveOrganisation)
      } catch (error) {
        report(error)
        return false
      }
      await session.refresh()
      return true
    },
  }
}
