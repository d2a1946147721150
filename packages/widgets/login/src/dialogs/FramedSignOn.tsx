import { Button, Spinner } from '@chuhai/ui'
import type { SignOnFlow } from '../flow/flow'
import type { SignOnState } from '../flow/state'
import type { SignOnMessages } from './messages'
import { sandboxFor } from './sandbox'

export interface FramedSignOnProps {
  flow: SignOnFlow
  /** Null once the code is being exchanged: the frame has left, its place stays. */
  state: Extract<SignOnState, { phase: 'framed' }> | null
  words: SignOnMessages
}

/** The provider's page in its frame, and what covers it until it has loaded. */
export const FramedSignOn = ({ flow, state, words }: FramedSignOnProps) => (
  <div className="ch-sign-on__frame">
    {state && (
      <iframe
        key={state.address}
        ref={flow.frame}
        src={state.address}
        title={words.frame[state.mode]}
        sandbox={sandboxFor(state.address)}
        data-initial-focus
        data-loaded={state.isLoaded || undefined}
        onLoad={flow.frameLoaded}
      />
    )}
    {!state && (
      <div className="ch-sign-on__cover" role="status">
        <Spinner size={24} label="" />
        {words.exchanging}
      </div>
    )}
    {state && !state.isLoaded && (
      <div className="ch-sign-on__cover" data-slow={state.isSlow || undefined}>
        {state.isSlow ? (
          <div className="ch-sign-on__slow" role="status">
            <p>{words.slow}</p>
            <div className="ch-sign-on__actions">
              <Button variant="secondary" onClick={flow.retry}>
                {words.retry}
              </Button>
              <Button onClick={flow.continueInWindow}>{words.openWindow}</Button>
            </div>
          </div>
        ) : (
          <div className="ch-sign-on__skeleton" role="status" aria-label={words.connecting}>
            <span />
            <span />
            <span />
          </div>
        )}
      </div>
    )}
  </div>
)
