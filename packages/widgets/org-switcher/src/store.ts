import type { UserOrganisation } from '@chuhai/contract/user'
import type { Core } from '@chuhai/core'
import { computed, type ReadableAtom } from 'nanostores'

/** What the switcher shows. */
export type SwitcherState =
  | { phase: 'signedOut' }
  /** The user belongs to no organisation yet. */
  | { phase: 'empty' }
  | { phase: 'ready'; organisations: readonly UserOrganisation[]; current: UserOrganisation }

/** What an organisation switcher reads, and how it chooses another organisation. */
export interface SwitcherStore {
  readonly $state: ReadableAtom<SwitcherState>
  /** Makes later requests for this organisation; returns whether it has changed. */
  choose(orgId: string): boolean
  /**
   * Calls the listener for every organisation that becomes the selected one, except for the selection at the start: a
   * page that reloads on a change would never end. Returns a function that stops this.
   */
  onSelected(listener: (selected: UserOrganisation) => void): () => void
}

/** The user's organisations and the selected one (specification 2.9 and 4, Organisation selection). */
export const createSwitcherStore = ({ session, organisation }: Core): SwitcherStore => {
  const $state: ReadableAtom<SwitcherState> = computed(
    [session.$user, organisation.$orgId],
    (user, orgId): SwitcherState => {
      if (!user) return { phase: 'signedOut' }
      const { userOrgInfoList: organisations } = user
      const current = organisations.find((one) => one.orgId === orgId) ?? organisations[0]
      return current ? { phase: 'ready', organisations, current } : { phase: 'empty' }
    },
  )

  return {
    $state,
    choose(orgId) {
      if (organisation.$orgId.get() === orgId) return false
      organisation.choose(orgId)
      return true
    },
    onSelected(listener) {
      return organisation.$orgId.listen((orgId, before) => {
        const isInitial = before === null && !session.$isKnown.get()
        const selected = session.$user.get()?.userOrgInfoList.find((one) => one.orgId === orgId)
        if (selected && !isInitial) listener(selected)
      })
    },
  }
}
