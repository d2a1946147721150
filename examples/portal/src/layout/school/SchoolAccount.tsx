import { Button, StyleRoot } from '@chuhai/ui'
import { useRef, useState } from 'react'
import { type Client, useApp, useVisitor } from '../../app/app'
import { layouts } from '../../app/layouts'
import { useLazyModule } from '../../app/lazy'
import { useMessages } from '../../app/messages'
import { AccountBell } from '../header/Account'
import { accountMessages } from '../header/account-messages'

const { personalCentre } = layouts.schoolCentre

/** The organisation switcher, 去认证 and the avatar; a new organisation reloads the page (specification 2.7). */
const SignedIn = ({ client: { core, account } }: { client: Client }) => {
  const words = useMessages(accountMessages)
  const login = useLazyModule(account.login, core.report)
  const organisations = useLazyModule(account.organisations, core.report)
  const [isAdding, setIsAdding] = useState(false)
  const isCreated = useRef(false)
  if (!login || !organisations) return <span className="portal-account__hold" aria-hidden="true" />

  const onCreated = () => {
    isCreated.current = true
  }
  const reloadWhenCreated = () => isCreated.current && location.reload()
  return (
    <StyleRoot value={undefined}>
      <AccountBell />
      <organisations.OrgSwitcher core={core} onCreated={onCreated} onDialogClosed={reloadWhenCreated} />
      <StyleRoot value={null}>
        <Button
          variant="text"
          size="small"
          className="school-header__verify"
          aria-haspopup="dialog"
          onClick={() => setIsAdding(true)}
        >
          {words.verify}
        </Button>
      </StyleRoot>
      <login.LoginArea core={core} personalCentre={personalCentre} logout="navigate" />
      <organisations.AddOrganisationDialog
        core={core}
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
        onClosed={reloadWhenCreated}
        onCreated={onCreated}
      />
    </StyleRoot>
  )
}

/** The tools of a signed-in user; other visitors are redirected to /school. */
export const SchoolAccount = () => {
  const { client } = useApp()
  const { phase } = useVisitor()
  return (
    <div className="school-header__account">
      {client && phase === 'in' ? (
        <SignedIn client={client} />
      ) : (
        <span className="portal-account__hold" aria-hidden="true" />
      )}
    </div>
  )
}
