import { Icon } from '@chuhai/ui'
import { iconBuilding, iconChevronDown, iconPlus } from '@chuhai/ui/icons'
import { type RefObject, useRef } from 'react'
import type { SwitcherMessages } from '../messages'
import { shortNameOf } from '../names'
import type { SwitcherState } from '../store'

interface TriggerProps {
  ref: RefObject<HTMLButtonElement | null>
  state: Exclude<SwitcherState, { phase: 'signedOut' }>
  words: SwitcherMessages
  isOpen: boolean
  /** The opened list, once it is there. */
  menuId: string | undefined
  /** Pointed at or focused: it is likely to be pressed. */
  onWanted(): void
  /** A finger raises no keyboard unasked. */
  onPress(isTouched: boolean): void
}

/** The one button: the current organisation, or 新增主体 where there is none. It stays the same when the first is created. */
export const Trigger = ({ ref, state, words, isOpen, menuId, onWanted, onPress }: TriggerProps) => {
  const isTouched = useRef(false)
  const current = state.phase === 'ready' ? state.current.orgName : undefined
  return (
    <button
      ref={ref}
      type="button"
      className="ch-org__trigger"
      aria-haspopup="dialog"
      aria-expanded={current ? isOpen : undefined}
      aria-controls={menuId}
      aria-label={current && words.current(current)}
      title={current}
      onPointerEnter={onWanted}
      onFocus={onWanted}
      onPointerDown={(event) => {
        isTouched.current = event.pointerType === 'touch'
      }}
      onClick={() => {
        onPress(isTouched.current)
        isTouched.current = false
      }}
      onKeyDown={(event) => {
        if (!current || isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
        event.preventDefault()
        onPress(false)
      }}
    >
      <Icon path={current ? iconBuilding : iconPlus} size={18} />
      <span className="ch-org__name">{current ? shortNameOf(current) : words.add}</span>
      {current && <Icon path={iconChevronDown} size={16} className="ch-org__arrow" />}
    </button>
  )
}
