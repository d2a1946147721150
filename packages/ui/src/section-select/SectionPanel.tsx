import { useInteractions, useListNavigation } from '@floating-ui/react'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { Button } from '../button/Button'
import { IconButton } from '../button/IconButton'
import { Floating, type FloatingPanel, useFloatingPanel } from '../floating/Floating'
import { iconArrowLeft } from '../icons/paths'
import { useMessages } from '../locale/locale'
import { useStyles } from '../styling/use-styles'
import { OptionRow, SectionRow } from './Row'
import css from './section-panel.css?inline'
import { countIn, markOf, type Section, toggleOption, toggleSection } from './selection'

interface SectionPanelProps {
  id: string
  labelledBy: string
  anchor: RefObject<HTMLElement | null>
  /** Gets the focus back. */
  trigger: RefObject<HTMLElement | null>
  sections: readonly Section[]
  value: readonly string[]
  onChange: (value: string[]) => void
  onClose: () => void
}

/** Checkboxes of one column: one is reached by Tab, the others by arrow keys. */
const useColumn = (
  floating: FloatingPanel,
  active: number,
  isActive: boolean,
  onActive: (index: number) => void,
) => {
  const boxes = useRef<(HTMLElement | null)[]>([])
  const navigation = useListNavigation(floating.context, {
    listRef: boxes,
    activeIndex: isActive ? active : null,
    onNavigate: (index) => index !== null && onActive(index),
    focusItemOnOpen: false,
    focusItemOnHover: false,
  })
  const { getFloatingProps, getItemProps } = useInteractions([navigation])
  const { onKeyDown } = getFloatingProps() as { onKeyDown: (event: KeyboardEvent) => void }
  return {
    onKeyDown,
    focus: (index: number) => boxes.current[index]?.focus(),
    getBoxProps: (index: number) => ({
      ...getItemProps(),
      tabIndex: index === active ? 0 : -1,
      ref: (node: HTMLElement | null) => {
        boxes.current[index] = node
      },
    }),
  }
}

/*
 *  ┌ categories ──────┬ sub-options ┐   On a narrow screen one column at a time,
 *  │ ▣ 平台开店     2 │ ☑ 亚马逊    │   with a way back.
 *  │ ☐ 独立站建设     │ ☐ eBay      │
 *  ├──────────────────┴─────────────┤
 *  │ 已选 2 项          清空 [确定] │
 *  └────────────────────────────────┘
 */
/** The opened panel of a section select; every tick counts at once. */
export const SectionPanel = (props: SectionPanelProps) => {
  const { id, labelledBy, anchor, trigger, sections, value, onChange, onClose } = props
  useStyles(css)
  const texts = useMessages()
  const [isNarrow] = useState(() => Boolean(globalThis.matchMedia?.('(max-width: 560px)').matches))
  const floating = useFloatingPanel({ anchor, onClose, asWideAsAnchor: isNarrow })
  const [position, setPosition] = useState(() => ({
    section: Math.max(
      0,
      sections.findIndex((section) => countIn(section, value) > 0),
    ),
    /** Where the keys are in the second column, if they are there. */
    option: undefined as number | undefined,
  }))
  const current = sections[position.section]
  const showsOptions = position.option !== undefined
  const goToSection = (section: number) => setPosition({ section, option: undefined })
  const goToOption = (option: number) => setPosition({ section: position.section, option })
  const sectionColumn = useColumn(floating, position.section, !showsOptions, goToSection)
  const optionColumn = useColumn(floating, position.option ?? 0, showsOptions, goToOption)

  const pressKey = (event: KeyboardEvent) => {
    if (!(event.target as Element).closest('.ch-row')) return
    if (event.key === 'Enter') onClose()
    else if (event.key === 'ArrowRight' && !showsOptions && current?.options.length) {
      goToOption(0)
      optionColumn.focus(0)
    } else if (event.key === 'ArrowLeft' && showsOptions) {
      goToSection(position.section)
      sectionColumn.focus(position.section)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Floating
      floating={floating}
      focus={{ return: trigger }}
      id={id}
      role="dialog"
      aria-labelledby={labelledBy}
      className="ch-sections"
      data-narrow={isNarrow ? '' : undefined}
      onKeyDown={pressKey}
    >
      {isNarrow && showsOptions && current && (
        <div className="ch-sections__back">
          <IconButton
            icon={iconArrowLeft}
            label={texts.back}
            size={18}
            onClick={() => goToSection(position.section)}
          />
          {current.label}
        </div>
      )}
      <div className="ch-sections__columns">
        {!(isNarrow && showsOptions) && (
          <fieldset
            className="ch-sections__column"
            aria-labelledby={labelledBy}
            onKeyDown={sectionColumn.onKeyDown}
          >
            {sections.map((section, index) => (
              <SectionRow
                key={section.value}
                label={section.label}
                mark={markOf(section, value)}
                count={countIn(section, value) || undefined}
                isCurrent={!isNarrow && index === position.section}
                leadsOn={isNarrow && section.options.length > 0}
                box={sectionColumn.getBoxProps(index)}
                onToggle={() => onChange(toggleSection(sections, value, section))}
                onPress={() => {
                  if (!section.options.length) onChange(toggleSection(sections, value, section))
                  else if (isNarrow) setPosition({ section: index, option: 0 })
                  else goToSection(index)
                }}
              />
            ))}
          </fieldset>
        )}
        {current && (!isNarrow || showsOptions) && (
          <fieldset
            className="ch-sections__column"
            aria-label={current.label}
            onKeyDown={optionColumn.onKeyDown}
          >
            {current.options.map((option, index) => (
              <OptionRow
                key={option.value}
                label={option.label}
                mark={value.includes(option.value) ? 'all' : 'none'}
                box={optionColumn.getBoxProps(index)}
                onToggle={() => onChange(toggleOption(sections, value, option.value))}
              />
            ))}
          </fieldset>
        )}
      </div>
      <div className="ch-sections__footer">
        <span role="status">{texts.chosen(value.length)}</span>
        <Button variant="text" size="small" disabled={!value.length} onClick={() => onChange([])}>
          {texts.clear}
        </Button>
        <Button size="small" onClick={onClose}>
          {texts.confirm}
        </Button>
      </div>
    </Floating>
  )
}
