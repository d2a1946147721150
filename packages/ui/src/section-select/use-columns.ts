import { type KeyboardEvent, useCallback, useState } from 'react'

/** Where the keyboard is in the two columns. */
export interface Position {
  column: 'sections' | 'options'
  section: number
  option: number
}

const step = (key: string, from: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return Math.min(from + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(from - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** Arrow keys through two columns: up and down within one, right and left between them. */
export const useColumns = (counts: readonly number[], start: number) => {
  const [position, go] = useState<Position>({ column: 'sections', section: start, option: 0 })
  const press = useCallback(
    (event: KeyboardEvent): boolean => {
      const { column, section, option } = position
      const options = counts[section] ?? 0
      if (event.key === 'ArrowRight' && column === 'sections' && options)
        go({ column: 'options', section, option: 0 })
      else if (event.key === 'ArrowLeft' && column === 'options')
        go({ column: 'sections', section, option: 0 })
      else if (column === 'sections') {
        const next = step(event.key, section, counts.length)
        if (next === undefined) return false
        go({ column, section: next, option: 0 })
      } else {
        const next = step(event.key, option, options)
        if (next === undefined) return false
        go({ column, section, option: next })
      }
      return true
    },
    [position, counts],
  )
  return { position, go, press }
}
