import { searchQuestionMax } from '@chuhai/contract/constants'
import type { SuggestedPage } from '@chuhai/contract/search'
import { createScope } from '@chuhai/core'
import { createImeGuard } from '@chuhai/ui'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useApp } from '../app/app'
import { calls } from '../app/calls'
import { useMessages } from '../app/messages'
import { Highlighted } from './Highlighted'
import { componentMessages } from './messages'
import './suggestions.css'

/** From the last letter typed to the question. */
const pauseMs = 200

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Pages that go with what is typed; `ask` puts the question once the typing pauses, and an empty one closes the list. */
const useSuggestedPages = () => {
  const { client } = useApp()
  const [pages, setPages] = useState<readonly SuggestedPage[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef('')
  useEffect(() => () => clearTimeout(timer.current), [])

  const find = async (q: string) => {
    const { suggestPages } = await calls.search()
    const found = await client?.core.query(suggestPages, { query: { q } }).load()
    if (latest.current === q) setPages(found ?? [])
  }
  const ask = (text: string) => {
    const question = text.trim()
    if (question === latest.current) return
    clearTimeout(timer.current)
    latest.current = question
    if (!question || question.length > searchQuestionMax) return setPages([])
    // Without suggestions the search still works.
    timer.current = setTimeout(() => find(question).catch(() => setPages([])), pauseMs)
  }
  return { pages, ask }
}

/**
 * The list of a search field, which is its combobox. The options are links, so that they open as every other link does; none
 * is active until an arrow or the pointer makes it so, and Enter otherwise searches.
 */
export const SuggestionList = ({ field }: { field: HTMLInputElement }) => {
  const words = useMessages(componentMessages)
  const id = useId()
  const { pages, ask } = useSuggestedPages()
  const [position, setPosition] = useState({ pages, active: -1 })
  if (position.pages !== pages) setPosition({ pages, active: -1 })
  const { active } = position
  const activate = (index: number) => setPosition({ pages, active: index })
  const options = useRef<(HTMLAnchorElement | null)[]>([])
  const isOpen = pages.length > 0
  const close = () => ask('')

  const press = (key: string): boolean => {
    const step = steps[key]
    if (!isOpen) return false
    if (key === 'Escape') close()
    else if (key === 'Enter' && active >= 0) options.current[active]?.click()
    // One step beyond an end makes none active.
    else if (step) activate(((active + 1 + step + pages.length + 1) % (pages.length + 1)) - 1)
    else return false
    return true
  }
  const current = useRef({ ask, press })
  current.current = { ask, press }

  useEffect(() => {
    const { signal, add, end } = createScope()
    const ime = createImeGuard()
    add(ime.watch(field))
    const type = () => {
      if (!ime.isComposing()) current.current.ask(field.value)
    }
    const leave = () => current.current.ask('')
    const pressKey = (event: KeyboardEvent) => {
      if (ime.owns(event) || !current.current.press(event.key)) return
      event.preventDefault()
      // Escape closes the list, not the drawer around it.
      event.stopPropagation()
    }
    for (const name of ['input', 'compositionend']) field.addEventListener(name, type, { signal })
    field.addEventListener('keydown', pressKey, { signal })
    field.addEventListener('blur', leave, { signal })
    field.form?.addEventListener('submit', leave, { signal })
    // What was typed while this code was being loaded.
    if (field.value !== field.defaultValue) type()
    return end
  }, [field])

  // With the list itself, so that no one meets the one without the other.
  useLayoutEffect(() => {
    field.setAttribute('aria-expanded', String(isOpen))
    for (const [name, value] of [
      ['aria-autocomplete', 'list'],
      ['aria-controls', isOpen ? id : null],
      ['aria-activedescendant', active < 0 ? null : `${id}-${active}`],
    ] as const)
      if (value === null) field.removeAttribute(name)
      else field.setAttribute(name, value)
  }, [field, id, isOpen, active])

  if (!isOpen) return null
  return (
    <div id={id} role="listbox" aria-label={words.suggestions} className="suggestions">
      {pages.map(({ path, title, label }, index) => (
        <a
          key={path}
          ref={(node) => {
            options.current[index] = node
          }}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          href={path}
          onMouseDown={(event) => event.preventDefault()}
          onPointerMove={() => activate(index)}
          onClick={close}
        >
          <span>
            <Highlighted text={title} />
          </span>
          <small>{label}</small>
        </a>
      ))}
    </div>
  )
}
