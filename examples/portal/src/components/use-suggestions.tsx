import { searchQuestionMax } from '@chuhai/contract/constants'
import type { SuggestedPage } from '@chuhai/contract/search'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useApp } from '../app/app'
import { calls } from '../app/calls'
import { useMessages } from '../app/messages'
import { Highlighted } from './Highlighted'
import { componentMessages } from './messages'
import './suggestions.css'

/** From the last letter typed to the question. */
const pauseMs = 200

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

export interface Suggestions {
  /** Makes a field the combobox of the list. */
  field: Pick<
    ComponentProps<'input'>,
    'role' | 'aria-autocomplete' | 'aria-expanded' | 'aria-controls' | 'aria-activedescendant' | 'onBlur'
  >
  list: ReactNode
  /** Asks for what goes with a text; with an empty one the list closes. */
  ask(text: string): void
  /** Uses a key of the field, or returns false. */
  press(event: KeyboardEvent): boolean
}

/**
 * Pages that go with what is typed into the search of the site. The options are links, so that they open as every other
 * link does; none is active until an arrow or the pointer makes it so, and Enter otherwise searches.
 */
export const useSuggestions = (): Suggestions => {
  const { client } = useApp()
  const words = useMessages(componentMessages)
  const id = useId()
  const [pages, setPages] = useState<readonly SuggestedPage[]>([])
  const [active, setActive] = useState(-1)
  const options = useRef<(HTMLAnchorElement | null)[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef('')
  useEffect(() => () => clearTimeout(timer.current), [])

  const show = (found: readonly SuggestedPage[]) => {
    setPages(found)
    setActive(-1)
  }
  const find = async (q: string) => {
    const { suggestPages } = await calls.search()
    const found = await client?.core.query(suggestPages, { query: { q } }).load()
    if (latest.current === q) show(found ?? [])
  }
  const ask = (text: string) => {
    const question = text.trim()
    if (question === latest.current) return
    clearTimeout(timer.current)
    latest.current = question
    if (!question || question.length > searchQuestionMax) return show([])
    // Without suggestions the search still works.
    timer.current = setTimeout(() => find(question).catch(() => show([])), pauseMs)
  }
  const close = () => ask('')
  const press = ({ key }: KeyboardEvent): boolean => {
    const step = steps[key]
    if (pages.length === 0) return false
    if (key === 'Escape') close()
    else if (key === 'Enter' && active >= 0) options.current[active]?.click()
    // One step beyond an end makes none active.
    else if (step) setActive(((active + 1 + step + pages.length + 1) % (pages.length + 1)) - 1)
    else return false
    return true
  }

  const isOpen = pages.length > 0
  return {
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': active < 0 ? undefined : `${id}-${active}`,
      onBlur: close,
    },
    ask,
    press,
    list: isOpen && (
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
            onPointerMove={() => setActive(index)}
            onClick={close}
          >
            <span>
              <Highlighted text={title} />
            </span>
            <small>{label}</small>
          </a>
        ))}
      </div>
    ),
  }
}
