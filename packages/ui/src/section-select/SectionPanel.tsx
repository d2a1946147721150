import { type KeyboardEvent, type RefObject, useState } from 'react'
import { Button, IconButton } from '../button'
import { iconArrowLeft } from '../icons/paths'
import { useMessages } from '../locale/locale'
import { Floating } from '../popover/Floating'
import { useDismissal } from '../popups/use-dismissal'
import { useStyles } from '../styling'
import { OptionRow, SectionRow } from './Row'
import css from './section-panel.css?inline'
import { countIn, markOf, type Section, toggleOption, toggleSection } from './selection'
import { useColumns } from './use-columns'

interface SectionPanelProps {
  id: string
  labelledBy: string
  anchor: RefObject<HTMLElement | null>
  sections: readonly Section[]
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Done here: the focus goes back to the field. */
  onClose: () => void
  /** The visitor has gone elsewhere. */
  onDismiss: () => void
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
  const { id, labelledBy, anchor, sections, value, onChange, onClose, onDismiss } = props
  useStyles(css)
  useDismissal(anchor, onDismiss)
  const texts = useMessages()
  const [isNarrow] = useState(() => Boolean(globalThis.matchMedia?.('(max-width: 560px)').matches))
  const firstChosen = sections.findIndex((section) => countIn(section, value) > 0)
  const counts = sections.map((section) => section.options.length)
  const { position, go, press } = useColumns(counts, Math.max(0, firstChosen))
  const current = sections[position.section]
  const showsOptions = position.column === 'options'

  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (!(event.target as Element).closest('.ch-row')) return
    else if (event.key === 'Enter') onClose()
    else if (!press(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Floating
      id={id}
      role="dialog"
      aria-labelledby={labelledBy}
      className="ch-sections"
      anchor={anchor}
      data-narrow={isNarrow ? '' : undefined}
      asWideAsAnchor={isNarrow}
      onKeyDown={pressKey}
    >
      {isNarrow && showsOptions && current && (
        <div className="ch-sections__back">
          <IconButton
            icon={iconArrowLeft}
            label={texts.back}
            size={18}
            onClick={() => go({ column: 'sections', section: position.section, option: 0 })}
          />
          {current.label}
        </div>
      )}
      <div className="ch-sections__columns">
        {!(isNarrow && showsOptions) && (
          <fieldset className="ch-sections__column" aria-labelledby={labelledBy}>
            {sections.map((section, index) => (
              <SectionRow
                key={section.value}
                label={section.label}
                mark={markOf(section, value)}
                count={countIn(section, value) || undefined}
                isCurrent={!isNarrow && index === position.section}
                leadsOn={isNarrow && section.options.length > 0}
                isFocused={!showsOptions && index === position.section}
                isTabStop={index === position.section}
                onFocus={() =>
                  (index !== position.section || showsOptions) &&
                  go({ column: 'sections', section: index, option: 0 })
                }
                onToggle={() => onChange(toggleSection(sections, value, section))}
                onPress={() => {
                  if (!section.options.length) onChange(toggleSection(sections, value, section))
                  else go({ column: isNarrow ? 'options' : 'sections', section: index, option: 0 })
                }}
              />
            ))}
          </fieldset>
        )}
        {current && (!isNarrow || showsOptions) && (
          <fieldset className="ch-sections__column" aria-label={current.label}>
            {current.options.map((option, index) => (
              <OptionRow
                key={option.value}
                label={option.label}
                mark={value.includes(option.value) ? 'all' : 'none'}
                isFocused={showsOptions && index === position.option}
                isTabStop={index === position.option}
                onFocus={() =>
                  (!showsOptions || index !== position.option) &&
                  go({ column: 'options', section: position.section, option: index })
                }
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
