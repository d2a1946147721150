import { Button, TextField, useLocale } from '@chuhai/ui'
import { iconArrowRight, iconPhone } from '@chuhai/ui/icons'
import { Lighthouse } from '@chuhai/ui/illustrations'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { loginPath } from '../../app/paths/sign-on'
import { useContact } from '../../app/use-menus'
import { MoreLink } from '../../components/Heading'
import { InlineConsultation } from '../../components/InlineConsultation'
import type { LoginData } from '../login/LoginPage'
import { passwordMessages } from './messages'
import './password.css'

/** The page of a provider for a new password, with the account and the language as OpenID Connect names them. */
const addressFor = (page: string, account: string, locale: string): string => {
  const url = new URL(page)
  if (account.trim()) url.searchParams.set('login_hint', account.trim())
  url.searchParams.set('ui_locales', locale)
  return url.href
}

interface AccountFormProps {
  providers: readonly { client: string; name: string; page: string }[]
}

/** The account is typed once, here: the page of its keeper has it already. */
const AccountForm = ({ providers }: AccountFormProps) => {
  const words = useMessages(passwordMessages)
  const locale = useLocale()
  const [account, setAccount] = useState('')
  const [first] = providers
  const go = (event: FormEvent) => {
    event.preventDefault()
    if (first) location.assign(addressFor(first.page, account, locale))
  }
  return (
    <form className="password-page__account" onSubmit={go}>
      <TextField
        label={words.account}
        hint={words.accountHint}
        value={account}
        onChange={setAccount}
        maxLength={256}
        autoComplete="username"
      />
      <div className="password-page__keepers">
        {providers.map(({ client, name, page }, index) => (
          <Button
            key={client}
            size="large"
            variant={index === 0 ? 'primary' : 'secondary'}
            icon={iconArrowRight}
            href={addressFor(page, account, locale)}
          >
            {words.go(name)}
          </Button>
        ))}
      </div>
      <p>{words.next}</p>
    </form>
  )
}

export const describe = () => '出海云账号的密码怎样重置：由保管密码的登录服务重置，办不了时客服协助。'

/** /PasswdFind: the password is kept, and reset, where the account is; and who helps when that fails. */
export default function PasswordPage({ data: { providers } }: PageProps<LoginData>) {
  const words = useMessages(passwordMessages)
  const contact = useContact()
  const keeper = providers.length === 1 ? providers[0]?.name : undefined
  const pages = providers.flatMap(({ client, name, passwordUrl }) =>
    passwordUrl ? [{ client, name, page: passwordUrl }] : [],
  )
  return (
    <div className="password-page portal-width">
      <header className="password-page__head">
        <div>
          <h1>{words.title}</h1>
          <p>
            {words.lead}
            {keeper && words.keeper(keeper)}
          </p>
        </div>
        <Lighthouse size={150} />
      </header>
      {pages.length > 0 && <AccountForm providers={pages} />}
      <section className="password-page__help" aria-labelledby="password-help">
        <div>
          <h2 id="password-help">{words.callTitle}</h2>
          <p>{pages.length > 0 ? words.callText : words.unknownText}</p>
          {contact && (
            <>
              <Button size="large" variant="secondary" icon={iconPhone} href={`tel:${contact.phone}`}>
                {words.phone(contact.phone)}
              </Button>
              <p className="password-page__hours">{contact.hours}</p>
            </>
          )}
          <p className="password-page__login">
            {words.remembered}
            <MoreLink path={loginPath('/')} text={words.login} />
          </p>
        </div>
        <div id="consultation">
          <h2>{words.formTitle}</h2>
          <p>{words.formText}</p>
          <InlineConsultation
            sections={[]}
            about={{ kind: 'password', title: words.title }}
            draft="password"
          />
        </div>
      </section>
    </div>
  )
}
