import { type KeyboardEvent, useEffect, useImperativeHandle, useMemo, useState } from 'react'
import { useListbox } from '../floating/use-listbox'
import { useLocale, useMessages } from '../locale/locale'
import { Column, type OpenedProps } from './Column'
import { cascaderMessages } from './messages'
import { createSearch, shownResults } from './search'
import { pathText } from './tree'

interface ResultsProps extends OpenedProps {
  label: string
  query: string
}

/** What was typed, found as whole paths in one list. */
export const Results = (props: ResultsProps) => {
  const { id, floating, label, options, optionalFrom, value, query, keys, onActive, onChoose } = props
  const { keepTyping } = cascaderMessages[useLocale()]
  const { nothingFound, found } = useMessages()
  const search = useMemo(() => createSearch(options, optionalFrom), [options, optionalFrom])
  const paths = useMemo(() => search(query), [search, query])
  const shown = paths.slice(0, shownResults)
  const [place, setPlace] = useState({ query, active: 0 })
  if (place.query !== query) setPlace({ query, active: 0 })
  const { active } = place
  const hasResults = shown.length > 0
  const choose = (index: number) => {
    const path = shown[index]
    if (path) onChoose(path)
  }

  const listbox = useListbox({
    id: `${id}-found`,
    floating,
    count: shown.length,
    active,
    onActive: (index) => setPlace({ query, active: Math.max(0, index) }),
    onChoose: choose,
    isColumn: true,
  })
  useEffect(
    () => onActive(`${id}-found`, hasResults ? `${id}-found-${active}` : undefined),
    [id, active, hasResults, onActive],
  )
  useImperativeHandle(keys, () => (event: KeyboardEvent) => {
    // Home and End belong to the text that is being typed.
    if (event.key === 'Home' || event.key === 'End') return false
    return listbox.press(event) || event.key === 'Enter'
  })
  return (
    <div className="ch-cascade__results">
      {hasResults ? (
        <Column
          id={`${id}-found`}
          label={label}
          current={active}
          listbox={listbox}
          rows={shown.map((path) => ({
            key: path.map((option) => option.value).join('/'),
            text: pathText(path),
            isChosen: path.length === value.length && path.every((each, at) => each.value === value[at]),
          }))}
        />
      ) : (
        <p className="ch-cascade__note">{nothingFound}</p>
      )}
      {paths.length > shownResults && <p className="ch-cascade__more">{keepTyping(shownResults)}</p>}
      <span className="ch-hidden" role="status">
        {hasResults ? found(paths.length) : nothingFound}
      </span>
    </div>
  )
}
