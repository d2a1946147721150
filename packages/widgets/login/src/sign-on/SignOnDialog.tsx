import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { IconButton, Modal } from '@chuhai/ui'
import { iconClose } from '@chuhai/ui/icons'
import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef } from 'react'
import { loginMessages } from '../messages'
import { FramedSignOn } from './FramedSignOn'
import { signOnMessages } from './messages'
import { SignOnCard } from './SignOnCard'
import type { SignOnState } from './state'
import type { SignOnStore } from './store'

type ShownState = Exclude<SignOnState, { phase: 'idle' }>

/** Returns the last value that was not null, while the dialog is closing. */
const useLastValue = <T,>(value: T | null): T | null => {
  const last = useRef<T>(null)
  if (value !== null) last.current = value
  return last.current
}

interface SignOnDialogProps {
  core: Core
  store: SignOnStore
  locale: Locale
}

/** The login and register dialog (specification 2.16): a frame of 800x570, or a small card for every other step. */
export const SignOnDialog = ({ core, store, locale }: SignOnDialogProps) => {
  const id = useId()
  const words = signOnMessages[locale]
  const isOpen = useStore(store.$isOpen)
  const current = useStore(store.$state)
  const state = useLastValue<ShownState>(current.phase === 'idle' ? null : current)
  const request = useLastValue(useStore(core.signOn.$request))
  const purpose = words.purposes[request?.reason ?? '']
  const panel = useRef<HTMLDivElement>(null)
  const phase = state?.phase
  const isFramed = phase === 'framed' || (state?.phase === 'exchanging' && state.isFramed)
  // The focused element goes with its phase; without this a screen reader would fall back to the page.
  useEffect(() => {
    const node = panel.current
    const focused = (node?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement
    if (node && phase && isOpen && !node.contains(focused ?? null))
      (node.querySelector<HTMLElement>('[data-initial-focus]') ?? node).focus({ preventScroll: true })
  }, [phase, isOpen])
  if (!state || !request) return null
  const { mode } = request
  const other = mode === 'login' ? 'register' : 'login'
  return (
    <Modal
      open={isOpen}
      onClose={store.close}
      className="ch-sign-on"
      aria-labelledby={id}
      aria-describedby={purpose && `${id}-purpose`}
      lang={locale}
    >
      <div
        ref={panel}
        className="ch-sign-on__panel"
        data-framed={isFramed || undefined}
        data-purpose={purpose ? '' : undefined}
        tabIndex={-1}
      >
        <div className="ch-sign-on__header">
          <div className="ch-sign-on__heading">
            {/* The provider's page says itself that it is for logging in. */}
            <h2 className={`ch-sign-on__title${isFramed && purpose ? ' ch-hidden' : ''}`} id={id}>
              {loginMessages[locale][mode]}
            </h2>
            {purpose && (
              <p className="ch-sign-on__purpose" id={`${id}-purpose`}>
                {purpose}
              </p>
            )}
          </div>
          <IconButton
            icon={iconClose}
            label={words.close}
            className="ch-sign-on__close"
            onClick={store.close}
          />
        </div>
        {isFramed ? (
          <FramedSignOn
            store={store}
            state={state.phase === 'framed' ? state : null}
            mode={mode}
            words={words}
          />
        ) : (
          <SignOnCard store={store} state={state} mode={mode} words={words} portal={core.base} />
        )}
        <div className="ch-sign-on__footer">
          {/* A provider's own page leads from one to the other itself. */}
          {!isFramed && (
            <span>
              {mode === 'login' ? words.noAccount : words.hasAccount}
              <button
                type="button"
                className="ch-sign-on__link"
                disabled={phase === 'exchanging' || phase === 'leaving'}
                onClick={() => store.switchTo(other)}
              >
                {loginMessages[locale][other]}
              </button>
            </span>
          )}
          {isFramed && (
            <span>
              {words.hidden}
              <button type="button" className="ch-sign-on__link" onClick={store.continueInWindow}>
                {words.openWindow}
              </button>
            </span>
          )}
        </div>
      </div>
    </Modal>
  )
}
