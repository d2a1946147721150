import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What of a row gets the focus: where one begins to type, or the button that takes it away. */
type Part = 'name' | 'remove'

/** Moves the focus into a row that the next render brings, or keeps. */
export const useRowFocus = (rows: RefObject<HTMLElement | null>) => {
  const wanted = useRef<{ key: string; part: Part } | null>(null)
  useLayoutEffect(() => {
    const { key, part } = wanted.current ?? {}
    const row = [...(rows.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].find(
      (one) => one.dataset.key === key,
    )
    if (!row) return
    wanted.current = null
    row.querySelector<HTMLElement>(part === 'name' ? 'input' : '[data-remove]')?.focus()
  })
  return (key: string, part: Part): void => {
    wanted.current = { key, part }
  }
}
