import type { Locale } from '@chuhai/contract/locale'
import { type FocusEvent, useId, useRef, useState } from 'react'
import type { SwitcherMessages } from '../messages'
import type { SwitcherState } from '../store'
import { usePart } from '../use-part'
import { Trigger } from './Trigger'

interface SwitcherProps {
  state: Exclude<SwitcherState, { phase: 'signedOut' }>
  locale: Locale
  words: SwitcherMessages
  verifyUrl: string | undefined
  onVerify: (() => void) | undefined
  onAdd(): void
  /** Answers whether that is a change. */
  onChoose(orgId: string): boolean
  onTrouble(text: string): void
}

const loadMenu = () => import('../menu')

/** The button and its list, which is fetched when the button is pointed at or focused. */
export const Switcher = ({ state, locale, words, verifyUrl, onVerify, ...on }: SwitcherProps) => {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const [isWanted, setIsWanted] = useState(false)
  const [opening, setOpening] = useState<{ isTouched: boolean } | null>(null)
  const [said, setSaid] = useState('')
  const menu = usePart(loadMenu, isWanted && state.phase === 'ready', () => {
    if (opening) on.onTrouble(words.loadFailed)
    setOpening(null)
    setIsWanted(false)
  })
  const isOpen = Boolean(opening) && state.phase === 'ready'

  const close = () => {
    setOpening(null)
    trigger.current?.focus({ preventScroll: true })
  }
  const press = (isTouched: boolean) => {
    setIsWanted(true)
    if (state.phase === 'empty') on.onAdd()
    else if (isOpen) close()
    else setOpening({ isTouched })
  }
  const leave = (event: FocusEvent) => {
    const next = event.relatedTarget as Node | null
    if (next && !event.currentTarget.contains(next)) setOpening(null)
  }
  /** The list is gone before what was chosen happens: a dialog gives the focus back to the button. */
  const closeAnd = (act: () => void) => () => {
    close()
    act()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears where the focus goes
    <div className="ch-org" data-phase={state.phase} lang={locale} onBlur={leave}>
      <Trigger
        ref={trigger}
        state={state}
        words={words}
        isOpen={isOpen}
        menuId={isOpen && menu ? id : undefined}
        onWanted={() => setIsWanted(true)}
        onPress={press}
      />
      {menu && opening && state.phase === 'ready' && (
        <menu.OrganisationMenu
          id={id}
          anchor={trigger}
          organisations={state.organisations}
          current={state.current}
          words={words}
          isTouched={opening.isTouched}
          verifyUrl={verifyUrl}
          onVerify={closeAnd(onVerify ?? on.onAdd)}
          onAdd={closeAnd(on.onAdd)}
          onChoose={({ orgId, orgName }) => {
            close()
            if (on.onChoose(orgId)) setSaid(words.switched(orgName))
          }}
          onClose={close}
        />
      )}
      <span role="status" className="ch-hidden">
        {said}
      </span>
    </div>
  )
}
