import { type KeyboardEvent, useRef, useState } from 'react'
import { Field, type FieldProps } from '../field/Field'
import { Icon } from '../icons/Icon'
import { iconChevronDown } from '../icons/paths'
import { usePart } from '../lazy/use-part'
import { usePartOnIntent } from '../lazy/use-part-on-intent'
import { useMessages } from '../locale/locale'
import { Spinner } from '../spinner/Spinner'
import { useStyles } from '../styling/use-styles'
import css from './section-select.css?inline'
import { chosenOptions, type Section } from './selection'

/**
 * What `SectionSelect` takes beside the props of every field; `value` has the chosen options in the order of the list.
 */
export interface SectionSelectProps extends FieldProps {
  /** The values of the chosen options. */
  value: readonly string[]
  /** The categories, with the options of each. */
  sections: readonly Section[]
  /** Called with the values of the chosen options, in the order of the list. */
  onChange: (value: string[]) => void
}

const loadPanel = () => import('./SectionPanel')
const loadTags = () => import('./ChosenTags')

/**
 * Any number of sub-options out of categories; the closed field shows them as tags. Arrows, Enter and the space bar
 * open it.
 *
 * @example
 * const [chosen, setChosen] = useState<string[]>([])
 * const sections = [{ value: '平台开店', label: '平台开店', options: [{ value: '亚马逊开店', label: '亚马逊开店' }] }]
 * return <SectionSelect label="咨询内容" sections={sections} value={chosen} onChange={setChosen} />
 */
export const SectionSelect = (props: SectionSelectProps) => {
  const { value, sections, onChange, busy, disabled, placeholder } = props
  useStyles(css)
  const { choose, loading, chosenList } = useMessages()
  const box = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const [wantsOpen, setWantsOpen] = useState(false)
  const [part, preload] = usePartOnIntent(loadPanel, box, () => setWantsOpen(false))
  const isOpen = wantsOpen && !busy && !disabled
  const chosen = chosenOptions(sections, value)
  // Fetched with the panel, so that the tags are there with the first choice.
  const tags = usePart(loadTags, wantsOpen || chosen.length > 0)

  const open = () => {
    preload()
    setWantsOpen(!busy && !disabled)
  }

  const press = (event: KeyboardEvent) => {
    if (!['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) return
    event.preventDefault()
    open()
  }
  const spoken = chosen.length ? chosenList(chosen.map((each) => each.label)) : ''
  return (
    <Field {...props}>
      {(control) => (
        <div className="ch-section" onPointerEnter={preload}>
          <div className="ch-box ch-section__box" ref={box} data-open={isOpen ? '' : undefined}>
            <button
              {...control}
              ref={trigger}
              type="button"
              className="ch-section__trigger"
              role="combobox"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-controls={isOpen && part ? `${control.id}-panel` : undefined}
              disabled={disabled}
              onClick={() => (isOpen ? setWantsOpen(false) : open())}
              onKeyDown={press}
              onFocus={preload}
            >
              <span className="ch-hidden">{spoken}</span>
            </button>
            {busy || !chosen.length || !tags ? (
              <span className="ch-section__text">
                {busy || chosen.length ? loading : (placeholder ?? choose)}
              </span>
            ) : (
              <tags.ChosenTags
                chosen={chosen}
                isFixed={disabled}
                onRemove={(option) => {
                  onChange(value.filter((each) => each !== option.value))
                  trigger.current?.focus()
                }}
              />
            )}
            {busy ? (
              <Spinner label="" />
            ) : (
              <Icon path={iconChevronDown} size={16} className="ch-section__arrow" />
            )}
          </div>
          {isOpen && part && (
            <part.SectionPanel
              id={`${control.id}-panel`}
              labelledBy={control['aria-labelledby']}
              anchor={box}
              trigger={trigger}
              sections={sections}
              value={value}
              onChange={onChange}
              onClose={() => setWantsOpen(false)}
            />
          )}
        </div>
      )}
    </Field>
  )
}
