import { useEffect, useRef } from 'react'
import { CheckSign } from '../choice'
import { Icon } from '../icons/Icon'
import { iconChevronRight } from '../icons/paths'

interface BoxProps {
  label: string
  mark: 'all' | 'some' | 'none'
  isFocused: boolean
  isTabStop: boolean
  onFocus: () => void
  onToggle: () => void
}

/** The box of a row; one in each column is reached by Tab, the others by arrow keys. */
const Box = ({ label, mark, isFocused, isTabStop, onFocus, onToggle }: BoxProps) => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFocused) input.current?.focus()
  }, [isFocused])
  useEffect(() => {
    if (input.current) input.current.indeterminate = mark === 'some'
  })
  return (
    <CheckSign
      ref={input}
      aria-label={label}
      tabIndex={isTabStop ? 0 : -1}
      checked={mark === 'all'}
      onFocus={onFocus}
      onChange={onToggle}
    />
  )
}

/** A sub-option: pressed anywhere, it is ticked. */
export const OptionRow = (props: BoxProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the box inside is its control
  <label className="ch-row">
    <Box {...props} />
    <span className="ch-row__label">{props.label}</span>
  </label>
)

interface SectionRowProps extends BoxProps {
  count?: number | undefined
  /** Its sub-options are the ones shown. */
  isCurrent: boolean
  /** A press leads to a column of its own. */
  leadsOn: boolean
  onPress: () => void
}

/** A category: its box ticks all of it, the rest of the row shows what is inside. */
export const SectionRow = ({ count, isCurrent, leadsOn, onPress, ...box }: SectionRowProps) => (
  <div className="ch-row" data-current={isCurrent ? '' : undefined}>
    <Box {...box} label={count ? `${box.label} ${count}` : box.label} />
    <button type="button" tabIndex={-1} className="ch-row__label" onClick={onPress}>
      {box.label}
    </button>
    {count ? (
      <span className="ch-row__count" aria-hidden="true">
        {count}
      </span>
    ) : null}
    {leadsOn && <Icon path={iconChevronRight} size={16} className="ch-row__onward" />}
  </div>
)
