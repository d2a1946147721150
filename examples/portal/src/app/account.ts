import { type Core, loadOnce } from '@chuhai/core'
import type { UnreadStore } from '@chuhai/inbox'
import { createLazyModule } from './lazy'
import { createVisitor } from './visitor'

export type LoginParts = Pick<typeof import('@chuhai/login'), 'LoginArea' | 'SignOn'>
export type OrganisationParts = Pick<
  typeof import('@chuhai/org-switcher'),
  'AddOrganisationDialog' | 'Members' | 'OrgSwitcher'
>

export type InboxParts = Pick<typeof import('@chuhai/inbox'), 'Bell' | 'Inbox' | 'MessageChoices'> & {
  /** The count of unread messages that all of them share. */
  unread: UnreadStore
}

/** The visitor, and the code of sign-on and account. A visitor who only reads loads none of it. */
export const createAccount = (core: Core) => {
  const login = createLazyModule(
    loadOnce<LoginParts>(async () => {
      const { LoginArea, SignOn } = await import('@chuhai/login')
      return { LoginArea, SignOn }
    }),
  )
  const organisations = createLazyModule(
    loadOnce<OrganisationParts>(async () => {
      const { AddOrganisationDialog, Members, OrgSwitcher } = await import('@chuhai/org-switcher')
      return { AddOrganisationDialog, Members, OrgSwitcher }
    }),
  )
  const inbox = createLazyModule(
    loadOnce(
      () => import('@chuhai/inbox'),
      (parts): InboxParts => ({ ...parts, unread: parts.createUnreadStore(core) }),
    ),
  )
  // Pages may ask at once: the dialogs show what was asked for as soon as they are there.
  core.signOn.addHandler()
  return {
    $visitor: createVisitor(core),
    /** Loaded with a session, a sign-on or the intent of one. */
    login,
    /** Loaded with a session. */
    organisations,
    /** Loaded with a session, by what shows messages. */
    inbox,
    /** Loads login and organisations, for a visitor who is or may be signed in. */
    prepare() {
      for (const part of [login, organisations]) part.load().catch(() => {})
    },
  }
}

export type Account = ReturnType<typeof createAccount>
