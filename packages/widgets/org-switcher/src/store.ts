import type { UserOrganisation } from '@chuhai/contract/user'
import type { Core } from '@chuhai/core'
import { computed, type ReadableAtom } from 'nanostores'

export type SwitcherState =
  | { phase: 'signedOut' }
  /** Somebody is signed in who belongs to no organisation yet. */
  | { phase: 'empty' }
  | { phase: 'ready'; organisations: readonly UserOrganisation[]; current: UserOrganisation }

/** Who may be switched to, and who is selected (specification 2.9 and 4, Organisation selection). */
export const createSwitcherStore = ({ session, organisation }: Core) => {
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
    /** Every later request is made for this organisation; answers whether that is a change. */
    choose(orgId: string): boolean {
      if (organisation.$orgId.get() === orgId) return false
      organisation.choose(orgId)
      return true
    },
    /**
     * Hears of every organisation that becomes the selected one: chosen here or elsewhere on the page, after signing in,
     * or as the first one. What a page begins with is no change: a page that reloads itself on a change would never end.
     */
    onSelected(listener: (selected: UserOrganisation) => void): () => void {
      return organisation.$orgId.listen((orgId, before) => {
        const isBeginning = before === null && !session.$isKnown.get()
        const selected = session.$user.get()?.userOrgInfoList.find((one) => one.orgId === orgId)
        if (selected && !isBeginning) listener(selected)
      })
    },
  }
}

export type SwitcherStore = ReturnType<typeof createSwitcherStore>
