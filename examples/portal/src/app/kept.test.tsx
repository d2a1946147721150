import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { EntryContext, type HistoryEntry, useKept } from './kept'

const Counter = () => {
  const [count, keep] = useKept('count', 0)
  return (
    <button type="button" onClick={() => keep(count + 1)}>
      {count}
    </button>
  )
}
const entryOf = (): HistoryEntry => ({ top: null, view: null, values: new Map() })
const at = (entry: HistoryEntry | null) => (
  <EntryContext value={entry}>
    <Counter />
  </EntryContext>
)
const shown = () => screen.getByRole('button').textContent
const press = () => fireEvent.click(screen.getByRole('button'))

afterEach(cleanup)

it('what was chosen on a page is there again for the same history entry', () => {
  const entry = entryOf()
  const { unmount } = render(at(entry))
  press()
  expect(shown()).toBe('1')
  unmount()
  render(at(entry))
  expect(shown()).toBe('1')
})

it('another entry of the same page begins anew, and gives back what the first one has', () => {
  const [first, second] = [entryOf(), entryOf()]
  const { rerender } = render(at(first))
  press()
  rerender(at(second))
  expect(shown()).toBe('0')
  rerender(at(first))
  expect(shown()).toBe('1')
})

it('without an entry it is ordinary state', () => {
  render(at(null))
  press()
  expect(shown()).toBe('1')
})
