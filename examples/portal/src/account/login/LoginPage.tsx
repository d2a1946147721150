import { Icon } from '@chuhai/ui'
import { DepthChart, panelChart } from '@chuhai/ui/charts'
import { iconArrowLeft } from '@chuhai/ui/icons'
import { Lighthouse } from '@chuhai/ui/illustrations'
import { useEffect, useRef } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useApp, useVisitor } from '../../app/app'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { plainSignOnPath, returnPath } from '../../app/paths/sign-on'
import { Brand } from '../../components/Brand'
import { SignOnButton } from '../../components/SignOnButton'
import { nameOf } from '../../router/metadata'
import { loginMessages } from './messages'
import './login.css'

/** Who can be signed in with; empty when the server could not say. */
export interface LoginData {
  providers: readonly { client: string; name: string; passwordUrl?: string | undefined }[]
}

/** The picture beside the form: what an account is for. */
const LoginAside = ({ motto, scope }: { motto: string; scope: string }) => (
  <div className="login-card__aside-picture">
    <DepthChart chart={panelChart} tone="navy" className="login-card__chart" />
    <Brand tone="navy" className="login-card__brand" />
    <Lighthouse tone="navy" size={200} className="login-card__lighthouse" />
    <p className="login-card__motto">{motto}</p>
    <p className="login-card__scope">{scope}</p>
  </div>
)

/** Opens sign-on once for a signed-out visitor; redirects a signed-in one. */
const useSignOn = (service: string, mode: 'login' | 'register', isIn: boolean, isOut: boolean) => {
  const { client } = useApp()
  const isAsked = useRef(false)
  useEffect(() => {
    if (isIn) navigate(service, { replace: true })
    if (!isOut || !client || isAsked.current) return
    isAsked.current = true
    client.core.signOn.request({ reason: 'page', mode, returnTo: new URL(service, location.origin).href })
  }, [client, service, mode, isIn, isOut])
}

/**
 * The target of login redirects (specification, sections 6 and 8). Without JavaScript its links go straight to the
 * provider, and the server redirects to `service`.
 */
export default function LoginPage({ query, data }: PageProps<LoginData>) {
  const words = useMessages(loginMessages)
  const { rowOf } = useApp()
  const { phase } = useVisitor()
  const mode = query.mode === 'register' ? 'register' : 'login'
  const service = returnPath(query.service)
  const target = rowOf(service)
  useSignOn(service, mode, phase === 'in', phase === 'out')

  const [first, ...others] = data.providers
  // A page that needs sign-on would redirect back here.
  const back = target?.login ? '/' : service
  const lead = target?.login ? words.onTo(nameOf(target)) : words.intro
  return (
    <section className="login-page portal-width">
      <div className="login-card">
        <LoginAside motto={words.motto} scope={words.scope} />
        <div className="login-card__form">
          <h1>{words[mode]}</h1>
          <p role="status">{phase === 'in' ? words.going : lead}</p>
          <SignOnButton
            size="large"
            block
            busy={phase === 'in'}
            service={service}
            reason="page"
            href={plainSignOnPath(service, first?.client)}
          >
            {words.signIn}
          </SignOnButton>
          <noscript>
            {others.map(({ client, name }) => (
              <a key={client} className="portal-more" href={plainSignOnPath(service, client)}>
                {words.loginWith(name)}
              </a>
            ))}
          </noscript>
          <SignOnButton
            size="large"
            variant="secondary"
            block
            service={service}
            reason="page"
            mode="register"
            href={plainSignOnPath(service, first?.client)}
          >
            {words.newcomer}
          </SignOnButton>
          <div className="login-card__aside">
            <a className="portal-more" href={back}>
              <Icon path={iconArrowLeft} size={16} />
              {back === '/' ? words.home : words.back}
            </a>
            <a className="portal-more" href="/PasswdFind">
              {words.forgotten}
            </a>
          </div>
          <p className="login-card__terms">
            {words.terms.before}
            <a href="/privacy#agreement">{words.terms.agreement}</a>
            {words.terms.and}
            <a href="/privacy">{words.terms.policy}</a>
          </p>
        </div>
      </div>
    </section>
  )
}
