import { type RefObject, useReducer, useRef, useState } from 'react'
import { useReader } from '../form/owner'
import type { ImeGuard } from '../input-method/ime-guard'
import { useIsomorphicLayoutEffect } from '../layout-effect/use-isomorphic-layout-effect'
import { createHistory } from './history'

type TextControl = HTMLInputElement | HTMLTextAreaElement

interface TextOptions<Control> {
  ref: RefObject<Control | null>
  /** What the control shows for its value. */
  shown: string
  /** Reads the control and hands its value on, after an edit of this `inputType`; `''` where it was filled in, not typed. */
  take: (control: Control, inputType: string) => void
  ime: ImeGuard
}

const placeOf = ({ value, selectionStart, selectionEnd }: TextControl) => ({
  text: value,
  start: selectionStart ?? value.length,
  end: selectionEnd ?? value.length,
})

const hasFocus = (control: TextControl) =>
  (control.getRootNode() as Document | ShadowRoot).activeElement === control

/** Writes a text into a control as a program does; `start` and `end` are those of the selection. */
const write = (control: TextControl, text: string, start = text.length, end = start) => {
  if (control.value !== text) control.value = text
  // Fields for addresses have no selection.
  if (hasFocus(control) && control.selectionStart !== null) control.setSelectionRange(start, end)
}

const directionOf = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) => {
  if (altKey || !(ctrlKey || metaKey)) return undefined
  if (key.toLowerCase() === 'z') return shiftKey ? 'forward' : 'back'
  return key.toLowerCase() === 'y' && ctrlKey ? 'forward' : undefined
}

/**
 * The text of a control, which holds it itself: no render takes away what was filled in without an event (by a browser or a
 * password manager), and no input method is disturbed. It is read with each edit, as the control is left, and before its form
 * is sent. Once we have written a text, undo and redo are ours as well.
 */
export const useText = <Control extends TextControl>({ ref, shown, take, ime }: TextOptions<Control>) => {
  const [edits, settle] = useReducer((count: number) => count + 1, 0)
  const [history] = useState(() => createHistory(shown))
  const isWritten = useRef(false)
  const settled = useRef({ shown, edits })
  const latest = useRef({ shown, take })
  latest.current = { shown, take }

  const edit = (inputType = '') => {
    if (!ref.current) return
    latest.current.take(ref.current, inputType)
    settle()
  }
  const differs = () =>
    ref.current !== null && !ime.isComposing() && ref.current.value !== latest.current.shown
  const read = () => {
    if (differs()) edit()
  }
  const rewrite = (text: string, start?: number, end?: number) => {
    const control = ref.current
    if (!control) return
    if (control.value !== text) isWritten.current = true
    write(control, text, start, end)
  }
  // An owner that is not ready yet leaves the text where it is: it is read again before its form is sent.
  const adopt = () => ref.current && latest.current.take(ref.current, '')
  useReader(() => differs() || undefined, read, adopt)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what they call is always the latest
  useIsomorphicLayoutEffect(() => {
    const control = ref.current
    if (!control) return
    const travel = (event: Event, direction: 'back' | 'forward') => {
      event.preventDefault()
      const step = history[direction]()
      if (!step) return
      rewrite(step.text, step.start, step.end)
      edit('historyUndo')
    }
    const press = (event: Event) => {
      const direction = directionOf(event as KeyboardEvent)
      if (isWritten.current && direction && !ime.owns(event as KeyboardEvent)) travel(event, direction)
    }
    const beforeEdit = (event: Event) => {
      const { inputType = '' } = event as InputEvent
      if (!inputType.startsWith('history')) return history.record(placeOf(control))
      if (isWritten.current) travel(event, inputType === 'historyUndo' ? 'back' : 'forward')
    }
    const listeners = [
      ['input', (event: Event) => edit((event as InputEvent).inputType)],
      ['compositionend', () => edit('insertCompositionText')],
      ['change', read],
      ['focusout', read],
      ['keydown', press],
      ['beforeinput', beforeEdit],
    ] as const
    for (const [type, listener] of listeners) control.addEventListener(type, listener)
    return () => {
      for (const [type, listener] of listeners) control.removeEventListener(type, listener)
    }
  }, [ref])

  // Writes a value set from outside, or again the one that an edit did not change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value or an edit
  useIsomorphicLayoutEffect(() => {
    const control = ref.current
    const before = settled.current
    if (!control || ime.isComposing() || (before.shown === shown && before.edits === edits)) return
    settled.current = { shown, edits }
    if (control.value !== shown) rewrite(shown)
    if (hasFocus(control)) history.record(placeOf(control))
    else history.restart(placeOf(control))
  }, [shown, edits])

  return { defaultValue: shown, read, rewrite }
}
