import { afterEach, describe, expect, it } from 'vitest'
import { keyMove } from './keys'

/** Returns the move of a key that is pressed in an element. */
const pressedIn = (html: string, key: string, init: KeyboardEventInit = {}) => {
  const [target] = new DOMParser().parseFromString(html, 'text/html').body.children
  document.body.append(target as Element)
  let found: ReturnType<typeof keyMove> = null
  document.addEventListener('keydown', (event) => (found = keyMove(event)), { once: true })
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, ...init }))
  return found as ReturnType<typeof keyMove>
}

afterEach(() => document.body.replaceChildren())

describe('keys', () => {
  it.each([
    ['ArrowDown', 'next'],
    ['ArrowRight', 'next'],
    ['PageDown', 'next'],
    [' ', 'next'],
    ['ArrowUp', 'previous'],
    ['ArrowLeft', 'previous'],
    ['PageUp', 'previous'],
    ['Home', 'first'],
    ['End', 'last'],
  ])('%s asks for the %s slide', (key, move) => {
    expect(pressedIn('<main></main>', key)?.move).toBe(move)
  })

  it('the space bar goes back with Shift', () => {
    expect(pressedIn('<main></main>', ' ', { shiftKey: true })?.move).toBe('previous')
  })

  it.each(['<input>', '<textarea></textarea>', '<select></select>', '<div contenteditable></div>'])(
    'belong to %s while somebody types there',
    (html) => {
      for (const key of ['ArrowDown', ' ', 'Home']) expect(pressedIn(html, key)).toBeNull()
    },
  )

  it('the space bar presses what has the focus', () => {
    expect(pressedIn('<button></button>', ' ')).toBeNull()
    expect(pressedIn('<a href="/"></a>', ' ')).toBeNull()
    expect(pressedIn('<button></button>', 'ArrowDown')?.move).toBe('next')
  })

  it.each([{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { repeat: true }, { isComposing: true }])(
    'ask for nothing with %o',
    (init) => {
      expect(pressedIn('<main></main>', 'ArrowDown', init)).toBeNull()
    },
  )
})
