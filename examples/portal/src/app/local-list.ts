import { useMemo, useSyncExternalStore } from 'react'

/** Sent to this tab, which gets no `storage` event of its own changes. */
const changed = 'chuhai-local-list'

const subscribe = (onChange: () => void) => {
  window.addEventListener('storage', onChange)
  window.addEventListener(changed, onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener(changed, onChange)
  }
}

const readText = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

const parse = (text: string): string[] => {
  try {
    const list: unknown = JSON.parse(text || '[]')
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []
  } catch {
    return []
  }
}

/** Keeps a list in this browser; where it keeps nothing, the list stays empty. */
const keep = (key: string, list: readonly string[]): void => {
  try {
    if (list.length > 0) localStorage.setItem(key, JSON.stringify(list))
    else localStorage.removeItem(key)
  } catch {
    return
  }
  window.dispatchEvent(new Event(changed))
}

/** Puts an item first in a list of this browser, which holds at most `max`. */
export const rememberLocally = (key: string, item: string, max: number): void => {
  const list = parse(readText(key))
  if (list[0] !== item) keep(key, [item, ...list.filter((each) => each !== item)].slice(0, max))
}

export const forgetLocally = (key: string): void => keep(key, [])

/** A list that this browser keeps, the latest first; empty until the page is hydrated. */
export const useLocalList = (key: string): readonly string[] => {
  const text = useSyncExternalStore(
    subscribe,
    () => readText(key),
    () => '',
  )
  return useMemo(() => parse(text), [text])
}
