import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What of a row gets the focus: where one begins to type, or the button that takes it away. */
type Part = 'name' | 'remove'

const selectors: Record<Part, string> = { name: 'input', remove: '[data-remove]' }

/** Moves the focus into a row, at once or as soon as it is there. */
export const useRowFocus = (rows: RefObject<HTMLElement | null>) => {
  const wanted = useRef<(() => boolean) | null>(null)
  useLayoutEffect(() => {
    if (wanted.current?.()) wanted.current = null
  })
  return (key: string, part: Part): void => {
    const focus = () => {
      const all = [...(rows.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])]
      const row = all.find((one) => one.dataset.key === key)
      row?.querySelector<HTMLElement>(selectors[part])?.focus()
      return Boolean(row)
    }
    wanted.current = focus() ? null : focus
  }
}
