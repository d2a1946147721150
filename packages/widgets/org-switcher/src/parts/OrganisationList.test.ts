import { describe, expect, it } from 'vitest'
import { rowAfter } from './OrganisationList'

const rows = ['远航贸易', 'Blue Harbor', 'bright Lamp', '青禾眼镜', 'a', 'b', 'c', 'd'].map(
  (orgName, index) => ({
    orgId: String(index),
    orgName,
  }),
)
const press = (key: string, from: number, isTyping = false) =>
  rowAfter({ key, ctrlKey: false, metaKey: false, altKey: false }, rows, from, isTyping)

describe('a key in the list', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 7, 7],
    ['ArrowUp', 1, 0],
    ['ArrowUp', 0, 0],
    ['PageDown', 1, 7],
    ['PageUp', 7, 1],
    ['Home', 5, 0],
    ['End', 0, 7],
  ])('%s goes from %i to %i', (key, from, to) => {
    expect(press(key, from)).toBe(to)
  })

  it('goes by a letter to the next name that begins with it, and around', () => {
    expect([press('B', 0), press('b', 1), press('b', 2), press('b', 5)]).toEqual([1, 2, 5, 1])
    expect(press('青', 0)).toBe(3)
    expect(press('z', 3)).toBe(3)
  })

  it('is left alone where it moves nothing', () => {
    expect(press(' ', 0)).toBeUndefined()
    expect(press('Enter', 0)).toBeUndefined()
    expect(
      rowAfter({ key: 'a', ctrlKey: true, metaKey: false, altKey: false }, rows, 0, false),
    ).toBeUndefined()
    expect(
      rowAfter({ key: 'ArrowDown', ctrlKey: false, metaKey: false, altKey: false }, [], 0, false),
    ).toBeUndefined()
  })

  it('belongs to the search field while it is a letter, Home or End', () => {
    expect([press('b', 0, true), press('Home', 3, true), press('End', 3, true)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(press('ArrowDown', 3, true)).toBe(4)
  })
})
