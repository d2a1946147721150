import { createContext, useCallback, useContext, useState } from 'react'
import type { View } from './view'

/** What the page of an entry of the browser's history keeps while others are shown. */
export interface HistoryEntry {
  /** Where the window stood, in pixels; null for an entry whose page was not shown yet. */
  top: number | null
  /** The page with its data; null for one that only its user may see. */
  view: View | null
  /** What the visitor has chosen or loaded on the page, by name. */
  values: Map<string, unknown>
}

export interface HistoryEntries {
  /** That of the address. */
  current(): HistoryEntry
  /** The page of the address is in the document: it returns to where it stood. False for an entry that is new. */
  arrive(): boolean
  /** Forgets everything but where pages stood: the user has gone. */
  forget(): void
}

/** The history entry of the shown page; null on the server. */
export const EntryContext = createContext<HistoryEntry | null>(null)

/** Whether the page was left before, and is returned to. */
export const useIsReturn = (): boolean => {
  const entry = useContext(EntryContext)
  return entry !== null && entry.top !== null
}

/** State of a page that Back and Forward find again: what was chosen, or what was loaded; `name` is unique on the page. */
export const useKept = <T>(name: string, initial: T): [T, (value: T) => void] => {
  const entry = useContext(EntryContext)
  const read = () => ({ entry, value: (entry?.values.has(name) ? entry.values.get(name) : initial) as T })
  const [state, setState] = useState(read)
  if (state.entry !== entry) setState(read)
  const keep = useCallback(
    (value: T) => {
      entry?.values.set(name, value)
      setState({ entry, value })
    },
    [entry, name],
  )
  return [state.value, keep]
}
