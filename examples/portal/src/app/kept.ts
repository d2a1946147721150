import { createContext, useCallback, useContext, useState } from 'react'
import type { HistoryEntry } from '../router/history-entries'

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
