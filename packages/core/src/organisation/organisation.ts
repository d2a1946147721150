import type { UserInfo } from '@chuhai/contract/user'
import { atom, type ReadableAtom } from 'nanostores'
import type { SafeStorage } from '../storage/safe-storage'

export const organisationKey = 'chuhai.organisation'

/** The one organisation that the user acts for (specification, section 4). */
export interface Organisation {
  /** The selected organisation, sent as `X-Org-Id`; null without a user or an organisation. */
  $orgId: ReadableAtom<string | null>
  choose(orgId: string): void
}

/** One organisation is selected at a time, and remembered (specification, section 4). */
export const createOrganisation = (
  $user: ReadableAtom<UserInfo | null>,
  storage: SafeStorage,
): Organisation => {
  const $orgId = atom<string | null>(null)
  const choose = (orgId: string) => {
    storage.set(organisationKey, orgId)
    $orgId.set(orgId)
  }

  $user.listen((user) => {
    const ids = user?.userOrgInfoList.map((organisation) => organisation.orgId) ?? []
    const stored = storage.get(organisationKey)
    const orgId = ids.find((id) => id === stored) ?? ids[1] ?? ids[0]
    if (orgId) choose(orgId)
    else $orgId.set(null)
  })

  return { $orgId, choose }
}
