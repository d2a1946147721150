import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { IconButton, Modal } from '@chuhai/ui'
import { iconClose } from '@chuhai/ui/icons'
import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef } from 'react'
import type { SignOnFlow } from '../flow/flow'
import type { SignOnState } from '../flow/state'
import { modeNames } from '../mode-names'
import { FramedSignOn } from './FramedSignOn'
import { signOnMessages } from './messages'
import { SignOnCard } from './SignOnCard'

type Shown = Exclude<SignOnState, { phase: 'idle' }>

/** What was seen last, for as long as the dialog takes to leave. */
const useLastSeen = <T,>(value: T | null): T | null => {
  const last = useRef<T>(null)
  if (value !== null) last.current = value
  return last.current
}

interface SignOnDialogProps {
  core: Core
  flow: SignOnFlow
  locale: Locale
}

/** The login and register dialog (specification 2.16): a frame of 800x570, or a small card for every other rung. */
export const SignOnDialog = ({ core, flow, locale }: SignOnDialogProps) => {
  const id = useId()
  const words = signOnMessages[locale]
  const isOpen = useStore(flow.$isOpen)
  const current = useStore(flow.$state)
  const state = useLastSeen<Shown>(current.phase === 'idle' ? null : current)
  const request = useLastSeen(useStore(core.signOn.$request))
  const purpose = words.purposes[request?.reason ?? '']
  const panel = useRef<HTMLDivElement>(null)
  const phase = state?.phase
  const isFramed =
    phase === 'framed' ||
    (phase === 'exchanging' && state !== null && 'provider' in state && state.provider.isFramable)
  // The part that had the focus goes with its phase; without this a screen reader would fall back to the page.
  useEffect(() => {
    const node = panel.current
    const focused = (node?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement
    if (node && phase && isOpen && !node.contains(focused ?? null))
      (node.querySelector<HTMLElement>('[data-initial-focus]') ?? node).focus({ preventScroll: true })
  }, [phase, isOpen])
  if (!state) return null
  const other = state.mode === 'login' ? 'register' : 'login'
  return (
    <Modal
      open={isOpen}
      onClose={flow.close}
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
              {modeNames[locale][state.mode]}
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
            onClick={flow.close}
          />
        </div>
        {isFramed ? (
          <FramedSignOn flow={flow} state={state.phase === 'framed' ? state : null} words={words} />
        ) : (
          <SignOnCard flow={flow} state={state} words={words} />
        )}
        <div className="ch-sign-on__footer">
          {/* A provider's own page leads from one to the other itself. */}
          {!isFramed && (
            <span>
              {state.mode === 'login' ? words.noAccount : words.hasAccount}
              <button
                type="button"
                className="ch-sign-on__link"
                disabled={phase === 'exchanging' || phase === 'leaving'}
                onClick={() => flow.switchTo(other)}
              >
                {modeNames[locale][other]}
              </button>
            </span>
          )}
          {isFramed && (
            <span>
              {words.hidden}
              <button type="button" className="ch-sign-on__link" onClick={flow.continueInWindow}>
                {words.openWindow}
              </button>
            </span>
          )}
        </div>
      </div>
    </Modal>
  )
}
