import { consultationPhone } from '@chuhai/contract/constants'
import { Button } from '@chuhai/ui'
import { iconPhone } from '@chuhai/ui/icons'
import { Lighthouse } from '@chuhai/ui/illustrations'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { loginPath } from '../../app/paths/sign-on'
import { MoreLink } from '../../components/Heading'
import { InlineConsultation } from '../../components/InlineConsultation'
import { RouteSteps } from '../../components/RouteSteps'
import type { LoginData } from '../login/LoginPage'
import { passwordMessages } from './messages'
import './password.css'

/** /PasswdFind: the password is kept, and reset, where the account is; and who helps when that fails. */
export default function PasswordPage({ data: { providers } }: PageProps<LoginData>) {
  const words = useMessages(passwordMessages)
  const keeper = providers.length === 1 ? providers[0]?.name : undefined
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
      <section aria-labelledby="password-steps">
        <h2 id="password-steps">{words.stepsTitle}</h2>
        <RouteSteps steps={words.steps} />
      </section>
      <section className="password-page__help" aria-labelledby="password-help">
        <div>
          <h2 id="password-help">{words.callTitle}</h2>
          <p>{words.callText}</p>
          <Button size="large" icon={iconPhone} href={`tel:${consultationPhone}`}>
            {words.phone}
          </Button>
          <p className="password-page__hours">{words.hours}</p>
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
