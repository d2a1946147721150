import type { Core } from '@chuhai/core'
import type { ReadableAtom } from 'nanostores'
import { createLazyModule, type LazyModule } from '../app/lazy'
import { createVisitor, type Visitor } from './visitor'

export type LoginParts = Pick<typeof import('@chuhai/login'), 'LoginArea' | 'SignOn'>
export type OrganisationParts = Pick<
  typeof import('@chuhai/org-switcher'),
  'AddOrganisationDialog' | 'OrgSwitcher'
>

/** Who looks at the page, and what signing in and being signed in need. A visitor who only reads loads none of it. */
export interface Account {
  $visitor: ReadableAtom<Visitor>
  /** Comes with a session, a sign-on or the intent of one. */
  login: LazyModule<LoginParts>
  /** Comes with a session. */
  organisations: LazyModule<OrganisationParts>
  /** Loads both, for a visitor who is or may be signed in. */
  prepare(): void
}

export const createAccount = (core: Core): Account => {
  const login = createLazyModule<LoginParts>(async () => {
    const { LoginArea, SignOn } = await import('@chuhai/login')
    return { LoginArea, SignOn }
  })
  const organisations = createLazyModule<OrganisationParts>(async () => {
    const { AddOrganisationDialog, OrgSwitcher } = await import('@chuhai/org-switcher')
    return { AddOrganisationDialog, OrgSwitcher }
  })
  return {
    $visitor: createVisitor(core),
    login,
    organisations,
    prepare() {
      for (const part of [login, organisations]) part.load().catch(() => {})
    },
  }
}
