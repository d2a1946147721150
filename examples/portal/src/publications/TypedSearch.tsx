import { publicationWordMax } from '@chuhai/contract/constants'
import { useImeGuard } from '@chuhai/ui'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { listPath } from '../app/lists'
import type { Place } from '../app/page'
import { SearchForm, type SearchFormProps } from '../components/SearchForm'

/** From the last letter typed to the list that it asks for. */
const pauseMs = 300

interface TypedSearchProps extends Pick<SearchFormProps, 'label' | 'hint' | 'keep' | 'submit'> {
  /** The list, and what its address says. */
  path: string
  query: Place['query']
}

/**
 * The search of a list that follows what is typed. It replaces the address, so that Back leaves the list and not a letter; the field
 * keeps the focus, which a new page would take. Without JavaScript it is a form like any other.
 */
export const TypedSearch = ({ path, query, ...form }: TypedSearchProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hadFocus = useRef(false)
  const said = query.word ?? ''
  const asked = useRef(said)
  // A field that is rendered anew would lose what is being typed.
  const [initial] = useState(said)
  const ime = useImeGuard(frame)
  const fieldOf = () => frame.current?.querySelector<HTMLInputElement>('input[name=word]')

  useEffect(() => () => clearTimeout(timer.current), [])
  useLayoutEffect(() => {
    hadFocus.current = document.activeElement === fieldOf()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each word that the shown page has
  useEffect(() => {
    const field = fieldOf()
    if (!field) return
    if (said !== asked.current) {
      clearTimeout(timer.current)
      asked.current = said
      field.value = said
    }
    if (hadFocus.current) field.focus({ preventScroll: true })
  }, [said])

  const ask = () => {
    clearTimeout(timer.current)
    const word = fieldOf()?.value.trim() ?? ''
    if (word === asked.current) return
    asked.current = word
    navigate(listPath(path, query, { word, page: undefined }), { replace: true, state: history.state })
  }
  const askSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => ime.isComposing() || ask(), pauseMs)
  }
  const askNow = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    ask()
  }

  return (
    <div ref={frame} onInput={askSoon} onCompositionEnd={askSoon} onSubmitCapture={askNow}>
      <SearchForm
        {...form}
        action={path}
        name="word"
        maxLength={publicationWordMax}
        size="wide"
        initial={initial}
        opensEmpty
      />
    </div>
  )
}
