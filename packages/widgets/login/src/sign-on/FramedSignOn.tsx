import type { SignOnMode } from '@chuhai/core'
import { Button, Spinner } from '@chuhai/ui'
import type { SignOnMessages } from './messages'
import type { SignOnState } from './state'
import type { SignOnStore } from './store'

/**
 * Returns the sandbox of a provider's frame: it may sign in, but not navigate our page. Undefined on the server's own pages,
 * because browsers ignore such a sandbox for the same origin and warn.
 */
export const sandboxFor = (address: string): string | undefined =>
  new URL(address, location.href).origin === location.origin
    ? undefined
    : 'allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-modals'

export interface FramedSignOnProps {
  store: SignOnStore
  /** Null while the code is exchanged: the frame is gone, its place stays. */
  state: Extract<SignOnState, { phase: 'framed' }> | null
  mode: SignOnMode
  words: SignOnMessages
}

/** The provider's page in its frame, covered until it has loaded. */
export const FramedSignOn = ({ store, state, mode, words }: FramedSignOnProps) => (
  <div className="ch-sign-on__frame">
    {state && (
      <iframe
        key={state.address}
        ref={store.frame}
        src={state.address}
        title={words.frame[mode]}
        sandbox={sandboxFor(state.address)}
        data-initial-focus
        data-loaded={state.isLoaded || undefined}
        onLoad={store.frameLoaded}
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
              <Button variant="secondary" onClick={store.retry}>
                {words.retry}
              </Button>
              <Button onClick={store.continueInWindow}>{words.openWindow}</Button>
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
