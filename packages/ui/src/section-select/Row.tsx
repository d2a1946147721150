import type { InputHTMLAttributes, RefAttributes } from 'react'
import { CheckSign } from '../choice/Checkbox'
import { Icon } from '../icons/Icon'
import { iconChevronRight } from '../icons/paths'

interface RowProps {
  label: string
  mark: 'all' | 'some' | 'none'
  /** How the box is reached by keys. */
  box: InputHTMLAttributes<HTMLInputElement> & RefAttributes<HTMLInputElement>
  onToggle: () => void
}

const Box = ({ label, mark, box, onToggle }: RowProps) => (
  <CheckSign
    {...box}
    aria-label={label}
    checked={mark === 'all'}
    indeterminate={mark === 'some'}
    onChange={onToggle}
  />
)

/** A sub-option: pressed anywhere, it is ticked. */
export const OptionRow = (props: RowProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the box inside is its control
  <label className="ch-row">
    <Box {...props} />
    <span className="ch-row__label">{props.label}</span>
  </label>
)

interface SectionRowProps extends RowProps {
  count?: number | undefined
  /** Its sub-options are the ones shown. */
  isCurrent: boolean
  /** A press opens its own column. */
  leadsOn: boolean
  onPress: () => void
}

/** A category: its box ticks all of it, the rest of the row shows what is inside. */
export const SectionRow = ({ count, isCurrent, leadsOn, onPress, ...row }: SectionRowProps) => (
  <div className="ch-row" data-current={isCurrent ? '' : undefined}>
    <Box {...row} label={count ? `${row.label} ${count}` : row.label} />
    <button type="button" tabIndex={-1} className="ch-row__label" onClick={onPress}>
      {row.label}
    </button>
    {count ? (
      <span className="ch-row__count" aria-hidden="true">
        {count}
      </span>
    ) : null}
    {leadsOn && <Icon path={iconChevronRight} size={16} className="ch-row__onward" />}
  </div>
)
