import type { Core } from '@chuhai/core'
import type { ReadableAtom } from 'nanostores'
import { createLazyPart, type LazyPart } from '../app/lazy-part'
import { createVisitor, type Visitor } from './visitor'

/** Who looks at the page, and what signing in and being signed in need. A visitor who only reads loads none of it. */
export interface Account {
  $visitor: ReadableAtom<Visitor>
  /** Comes with a session, a sign-on or the intent of one. */
  login: LazyPart<Pick<typeof import('@chuhai/login'), 'LoginArea' | 'SignOn'>>
  /** Comes with a session. */
  organisations: LazyPart<
    Pick<typeof import('@chuhai/org-switcher'), 'AddOrganisationDialog' | 'OrgSwitcher'>
  >
  /** Brings both, for somebody who is signed in or likely to be. */
  prepare(): void
}

export const createAccount = (core: Core): Account => {
  const login: Account['login'] = createLazyPart(async () => {
    const { LoginArea, SignOn } = await import('@chuhai/login')
    return { LoginArea, SignOn }
  })
  const organisations: Account['organisations'] = createLazyPart(async () => {
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
