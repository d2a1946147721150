import type { SignOnMode } from '@chuhai/core'
import { Button, Icon, Spinner } from '@chuhai/ui'
import { iconExternal, iconInfo, iconUser } from '@chuhai/ui/icons'
import type { ReactNode } from 'react'
import type { SignOnMessages } from './messages'
import type { Provider, SignOnState } from './state'
import type { SignOnStore } from './store'

type ShownState = Exclude<SignOnState, { phase: 'idle' }>

export interface SignOnCardProps {
  store: SignOnStore
  state: ShownState
  mode: SignOnMode
  words: SignOnMessages
  /** The portal's address. */
  portal: string
}

/** Every step but the frame: what is happening, and the action that continues it. */
export const SignOnCard = ({ store, state, mode, words, portal }: SignOnCardProps) => {
  switch (state.phase) {
    case 'choosing':
      return <Choice providers={state.providers} label={words.choose} onChoose={store.choose} />
    case 'unframed':
      return (
        <StatusCard icon={iconExternal} title={words.unframed.title[mode]} text={words.unframed.text}>
          <Button size="large" block initialFocus onClick={store.continueInWindow}>
            {words.openWindow}
          </Button>
        </StatusCard>
      )
    case 'popup':
      return (
        <StatusCard
          icon={iconExternal}
          title={state.isClosed ? words.popup.closed : words.popup.title[mode]}
          text={state.isClosed ? words.popup.closedText : words.popup.text}
        >
          <Button
            variant={state.isClosed ? 'primary' : 'secondary'}
            block
            initialFocus
            onClick={store.continueInWindow}
          >
            {words.popup.again}
          </Button>
        </StatusCard>
      )
    case 'embedded':
      return (
        <StatusCard icon={iconExternal} title={words.embedded.title} text={words.embedded.text}>
          <Button size="large" block initialFocus href={state.address} target="_blank">
            {words.embedded.open}
          </Button>
        </StatusCard>
      )
    case 'failed': {
      const { title, text } = words.problems[state.problem.kind]
      return (
        <StatusCard
          icon={iconInfo}
          title={title}
          text={state.problem.kind === 'refused' ? state.problem.message : text}
          isProblem
        >
          {state.problem.kind === 'insecure' ? (
            <Button block initialFocus href={`${portal}/`} target="_blank">
              {words.toPortal}
            </Button>
          ) : (
            <Button block initialFocus onClick={store.retry}>
              {words.retry}
            </Button>
          )}
          {state.problem.kind === 'unfinished' && (
            <Button block variant="secondary" onClick={store.continueInWindow}>
              {words.openWindow}
            </Button>
          )}
        </StatusCard>
      )
    }
    default:
      return (
        <div className="ch-sign-on__wait" role="status">
          <Spinner size={24} label="" />
          {state.phase === 'exchanging'
            ? words.exchanging
            : state.phase === 'leaving'
              ? words.leaving
              : words.connecting}
        </div>
      )
  }
}

const Choice = ({
  providers,
  label,
  onChoose,
}: {
  providers: readonly Provider[]
  label: string
  onChoose(provider: Provider): void
}) => (
  <div className="ch-sign-on__choice">
    <p className="ch-sign-on__text">{label}</p>
    <ul>
      {providers.map((provider, index) => (
        <li key={provider.client}>
          <Button
            variant="secondary"
            size="large"
            block
            icon={iconUser}
            initialFocus={index === 0}
            onClick={() => onChoose(provider)}
          >
            {provider.name}
          </Button>
        </li>
      ))}
    </ul>
  </div>
)

interface StatusCardProps {
  icon: string
  title: string
  text: string
  isProblem?: boolean
  children: ReactNode
}

const StatusCard = ({ icon, title, text, isProblem, children }: StatusCardProps) => (
  <div className="ch-sign-on__card">
    <div role="status">
      <span className="ch-sign-on__badge" data-problem={isProblem || undefined}>
        <Icon path={icon} size={24} />
      </span>
      <p className="ch-sign-on__name">{title}</p>
      {text && <p className="ch-sign-on__text">{text}</p>}
    </div>
    {children}
  </div>
)
