import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react'
import { IconButton } from '../button/IconButton'
import { Field, type FieldProps } from '../field/Field'
import { useLeave } from '../field/use-leave'
import { Icon } from '../icons/Icon'
import { iconChevronDown, iconClose } from '../icons/paths'
import { useImeGuard } from '../input-method/ime-guard'
import { usePartOnIntent } from '../lazy/use-part-on-intent'
import { useLocale, useMessages } from '../locale/locale'
import { Spinner } from '../spinner/Spinner'
import { useStyles } from '../styling/use-styles'
import css from './cascader.css?inline'
import { cascaderMessages } from './messages'
import { type CascaderOption, pathOf, pathText } from './tree'

/** What `Cascader` takes beside the props of every field. */
export interface CascaderProps extends FieldProps {
  /** Codes from the top level down; an optional level that is skipped is left out. */
  value: readonly string[]
  /** The tree that is chosen from. */
  options: readonly CascaderOption[]
  /** Called with the codes of the path that was chosen, and its entries. */
  onChange: (value: string[], chosenOptions: CascaderOption[]) => void
  /** The focus has left the field. */
  onBlur?: () => void
  /**
   * Levels from this one on (0 is the first) are optional; their column begins with an entry that skips them.
   * @default Number.POSITIVE_INFINITY
   */
  optionalFrom?: number
  /** That entry's text, such as 不选区县. */
  skipLabel?: string
  /** Why the tree could not be loaded; shown in the list, with a button when there is `onRetry`. */
  problem?: string | undefined
  /** Loads the tree again; adds a button to `problem`. */
  onRetry?: () => void
}

const loadPanel = () => import('./CascaderPanel')
const opens = ['ArrowDown', 'ArrowUp', 'Enter', ' ']

/**
 * A path through a tree of a few levels, such as province, city and county (specification, section 3). Each level is a
 * list box of one combobox: the focus never leaves the field, so that typing, with an input method too, filters at any
 * time, and screen readers read the active option.
 *
 * @example
 * const [region, setRegion] = useState<string[]>([])
 * const options: CascaderOption[] = [{ value: '330000', label: '浙江省', children: [{ value: '330200', label: '宁波市' }] }]
 * return <Cascader label="所在地区" options={options} value={region} onChange={setRegion} />
 */
export const Cascader = (props: CascaderProps) => {
  const { value, options, onChange, onBlur, optionalFrom = Number.POSITIVE_INFINITY, skipLabel } = props
  const { problem, onRetry, busy, disabled, required, name, placeholder } = props
  useStyles(css)
  const { choose, loading, clear } = useMessages()
  const searchLabel = cascaderMessages[useLocale()].search(typeof props.label === 'string' ? props.label : '')
  const own = useId()
  const field = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const panelKeys = useRef<(event: KeyboardEvent) => boolean>(null)
  const ime = useImeGuard(box)
  const [opening, setOpening] = useState<{ key: string } | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [query, setQuery] = useState('')
  const [isTouched, setIsTouched] = useState(false)
  const [active, setActive] = useState<{ list?: string | undefined; option?: string | undefined }>({})
  const [part, preload] = usePartOnIntent(loadPanel, field, () => close())
  const isFixed = Boolean(busy || disabled)
  const isOpen = Boolean(opening) && !isFixed
  const chosen = pathOf(options, value)
  const text = pathText(chosen)
  const hint = isOpen ? searchLabel : (placeholder ?? choose)
  const panelId = `${props.id ?? own}-panel`
  const follow = useCallback((list?: string, option?: string) => setActive({ list, option }), [])

  const open = (key = '') => {
    preload()
    // While the tree is loading, the list opens once it has loaded.
    if (!disabled) setOpening({ key })
    if (typed === null) input.current?.select()
  }
  const close = () => {
    setOpening(null)
    setTyped(null)
    setQuery('')
    setActive({})
  }
  const type = (next: string) => {
    setTyped(next)
    if (!ime.isComposing()) setQuery(next.trim())
    if (!isOpen) open()
  }
  /** Brings the keyboard of a phone back, which stays away while a visitor only points. */
  const search = () => {
    setIsTouched(false)
    input.current?.blur()
    if (input.current) input.current.inputMode = 'search'
    input.current?.focus()
  }

  const press = (event: KeyboardEvent) => {
    if (ime.owns(event)) {
      if (event.key === 'Enter') event.preventDefault()
      return
    }
    const { key } = event
    const isBrowsing = !query
    if (isOpen && key === 'Tab' && !problem) return close()
    if (isOpen && key === 'Escape') close()
    else if (isOpen) {
      const isTyping = event.ctrlKey || event.metaKey || event.shiftKey || (key === ' ' && !isBrowsing)
      if (isTyping || !panelKeys.current?.(event)) return
    } else if (opens.includes(key)) open(key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  useLeave(field, () => {
    if (busy) setOpening(null)
    onBlur?.()
  })
  // The button is gone with the problem: the focus goes to the field before.
  const retry = () => {
    input.current?.focus()
    onRetry?.()
  }
  const clearAll = () => {
    close()
    onChange([], [])
    input.current?.focus()
  }
  return (
    <Field {...props} id={props.id ?? own}>
      {(control) => (
        <div className="ch-cascader" ref={field} onPointerEnter={preload}>
          <div className="ch-box ch-cascader__box" ref={box} data-open={isOpen ? '' : undefined}>
            <input
              {...control}
              ref={input}
              className="ch-box__input ch-cascader__input"
              type="text"
              role="combobox"
              aria-haspopup="listbox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={isOpen && part ? (active.list ?? panelId) : undefined}
              aria-activedescendant={isOpen ? active.option : undefined}
              autoComplete="off"
              spellCheck="false"
              inputMode={isTouched ? 'none' : undefined}
              value={busy ? loading : (typed ?? text)}
              readOnly={busy}
              disabled={disabled}
              title={text || undefined}
              placeholder={hint}
              data-empty={busy ? '' : undefined}
              data-browsing={typed === null && text ? '' : undefined}
              onPointerDown={(event) => setIsTouched(event.pointerType === 'touch')}
              onClick={() => (isOpen ? typed === null && input.current?.select() : open())}
              onFocus={preload}
              onKeyDown={press}
              onChange={(event) => type(event.currentTarget.value)}
              onCompositionEnd={(event) => type(event.currentTarget.value)}
            />
            {value.length > 0 && !required && !isFixed && (
              <IconButton
                className="ch-cascader__clear"
                icon={iconClose}
                label={clear}
                size={16}
                onClick={clearAll}
              />
            )}
            {busy ? (
              <Spinner label="" />
            ) : (
              <Icon path={iconChevronDown} size={16} className="ch-cascader__arrow" />
            )}
          </div>
          {name && (
            <input
              form={control.form}
              type="hidden"
              name={name}
              value={value.join(',')}
              disabled={disabled}
            />
          )}
          {isOpen && part && (
            <part.CascaderPanel
              id={panelId}
              label={placeholder ?? choose}
              anchor={box}
              options={options}
              value={value}
              optionalFrom={optionalFrom}
              skipLabel={skipLabel}
              query={query}
              openedBy={opening?.key ?? ''}
              problem={problem}
              onRetry={onRetry && retry}
              searchLabel={searchLabel}
              onSearch={isTouched ? search : undefined}
              keys={panelKeys}
              onActive={follow}
              onDismiss={close}
              onChoose={(path) => {
                close()
                onChange(
                  path.map((option) => option.value),
                  [...path],
                )
              }}
            />
          )}
        </div>
      )}
    </Field>
  )
}
