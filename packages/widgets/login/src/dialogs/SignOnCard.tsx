import { Button, Icon, Spinner } from '@chuhai/ui'
import { iconExternal, iconInfo, iconUser } from '@chuhai/ui/icons'
import type { ReactNode } from 'react'
import type { SignOnFlow } from '../flow/flow'
import type { Provider, SignOnState } from '../flow/state'
import type { SignOnMessages } from './messages'

type Visible = Exclude<SignOnState, { phase: 'idle' }>

export interface SignOnCardProps {
  flow: SignOnFlow
  state: Visible
  words: SignOnMessages
}

/** Every rung but the frame: what is going on, and the one thing to do about it. */
export const SignOnCard = ({ flow, state, words }: SignOnCardProps) => {
  switch (state.phase) {
    case 'choosing':
      return <Choice providers={state.providers} label={words.choose} onChoose={flow.choose} />
    case 'unframed':
      return (
        <Say icon={iconExternal} title={words.unframed.title[state.mode]} text={words.unframed.text}>
          <Button size="large" block initialFocus onClick={flow.continueInWindow}>
            {words.openWindow}
          </Button>
        </Say>
      )
    case 'popup':
      return (
        <Say
          icon={iconExternal}
          title={state.isClosed ? words.popup.closed : words.popup.title[state.mode]}
          text={state.isClosed ? words.popup.closedText : words.popup.text}
        >
          <Button
            variant={state.isClosed ? 'primary' : 'secondary'}
            block
            initialFocus
            onClick={flow.continueInWindow}
          >
            {words.popup.again}
          </Button>
        </Say>
      )
    case 'failed': {
      const { title, text } = words.problems[state.problem.kind]
      return (
        <Say
          icon={iconInfo}
          title={title}
          text={state.problem.kind === 'refused' ? state.problem.message : text}
          isProblem
        >
          <Button block initialFocus onClick={flow.retry}>
            {words.retry}
          </Button>
          {state.problem.kind === 'unfinished' && (
            <Button block variant="secondary" onClick={flow.continueInWindow}>
              {words.openWindow}
            </Button>
          )}
        </Say>
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

interface SayProps {
  icon: string
  title: string
  text: string
  isProblem?: boolean
  children: ReactNode
}

const Say = ({ icon, title, text, isProblem, children }: SayProps) => (
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
