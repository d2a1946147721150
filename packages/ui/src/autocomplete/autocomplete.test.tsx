// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Autocomplete } from './Autocomplete'
// Fetched before the fake timers start.
import type { Suggestion } from './Suggestions'
import './Suggestions'

const schools: Suggestion[] = [
  { value: '浙江大学', note: '杭州' },
  { value: '浙江工业大学' },
  { value: '浙江师范大学' },
]

type Answer = (suggestions: readonly Suggestion[] | null) => void

interface DemoProps {
  onAsk: (text: string) => void
  onChange: (text: string) => void
  /** Hands out how to answer. */
  server: (answer: Answer) => void
}

const Demo = ({ onAsk, onChange, server }: DemoProps) => {
  const [value, setValue] = useState('')
  const [suggestions, setSuggestions] = useState<readonly Suggestion[] | null>([])
  server(setSuggestions)
  return (
    <form aria-label="报名" onSubmit={(event) => event.preventDefault()}>
      <Autocomplete
        label="学校"
        emptyText="没有找到，可直接填写"
        value={value}
        suggestions={suggestions}
        onChange={(text) => {
          onChange(text)
          setValue(text)
        }}
        onAsk={(text) => {
          onAsk(text)
          setSuggestions(null)
        }}
      />
    </form>
  )
}
const show = () => {
  const onAsk = vi.fn()
  const onChange = vi.fn()
  let reply: Answer = () => undefined
  render(
    <Demo
      onAsk={onAsk}
      onChange={onChange}
      server={(answer) => {
        reply = answer
      }}
    />,
  )
  const answer = (suggestions: readonly Suggestion[]) =>
    act(async () => {
      reply(suggestions)
      await vi.advanceTimersByTimeAsync(0)
    })
  return { onAsk, onChange, answer }
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: '学校' })
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
const pause = (ms = 250) => act(async () => vi.advanceTimersByTimeAsync(ms))
const names = () => screen.queryAllByRole('option').map((option) => option.firstChild?.textContent)

beforeEach(() => {
  vi.useFakeTimers()
  // Testing Library turns a clock that stands still under this name, which is Jest's.
  vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('asks once the typing pauses, and shows what is answered', async () => {
  const { onAsk, answer } = show()
  await user().type(field(), '浙江')
  expect(onAsk).not.toHaveBeenCalled()
  await pause()
  expect(onAsk).toHaveBeenCalledExactlyOnceWith('浙江')
  expect(screen.getByRole('status').textContent).toBe('载入中')
  await answer(schools)
  expect(names()).toEqual(['浙江大学', '浙江工业大学', '浙江师范大学'])
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('3 项结果')
})

test('keeps the last answer until the next one arrives', async () => {
  const { answer } = show()
  await user().type(field(), '浙')
  await pause()
  await answer(schools)
  await user().type(field(), '江')
  await pause()
  expect(names()).toHaveLength(3)
  await answer(schools.slice(0, 1))
  expect(names()).toEqual(['浙江大学'])
})

test('says where nothing fits, and keeps the text', async () => {
  const { answer } = show()
  await user().type(field(), '远航学院')
  await pause()
  expect(screen.queryByText('没有找到，可直接填写', { selector: 'p' })).toBeNull()
  await answer([])
  expect(screen.getByText('没有找到，可直接填写', { selector: 'p' })).toBeTruthy()
  expect(field().getAttribute('aria-expanded')).toBe('false')
  expect(field().value).toBe('远航学院')
})

test('walks the list with the arrows, beyond its ends back to the text, and picks with Enter', async () => {
  const { onChange, answer } = show()
  const { type, keyboard } = user()
  await type(field(), '浙江')
  await pause()
  await answer(schools)
  expect(active()).toBeNull()
  await keyboard('{ArrowDown}{ArrowDown}')
  expect(active()?.textContent).toBe('浙江工业大学')
  await keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toBeNull()
  await keyboard('{ArrowUp}')
  expect(active()?.textContent).toBe('浙江师范大学')
  await keyboard('{Home}')
  expect(active()).toBeNull()
  await keyboard('{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('浙江大学')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement).toBe(field())
})

test('Enter without an active suggestion keeps the text and goes to the form', async () => {
  const { answer } = show()
  const submit = vi.fn()
  screen.getByRole('form', { name: '报名' }).addEventListener('submit', submit)
  await user().type(field(), '浙江')
  await pause()
  await answer(schools)
  await user().keyboard('{Enter}')
  expect(field().value).toBe('浙江')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(submit).toHaveBeenCalledOnce()
})

test('Escape closes the list only; an arrow opens it again without asking twice', async () => {
  const { onAsk, answer } = show()
  await user().type(field(), '浙江')
  await pause()
  await answer(schools)
  const heard = vi.fn()
  document.addEventListener('keydown', heard)
  await user().keyboard('{Escape}')
  document.removeEventListener('keydown', heard)
  expect(heard).not.toHaveBeenCalled()
  expect(screen.queryByRole('listbox')).toBeNull()
  await user().keyboard('{ArrowDown}')
  expect(names()).toHaveLength(3)
  await pause()
  expect(onAsk).toHaveBeenCalledOnce()
})

test('picks what is pressed', async () => {
  const { answer } = show()
  await user().type(field(), '浙江')
  await pause()
  await answer(schools)
  await user().click(screen.getByRole('option', { name: /浙江师范大学/ }))
  expect(field().value).toBe('浙江师范大学')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('asks and picks nothing while an input method composes', async () => {
  const { onAsk, onChange, answer } = show()
  await user().type(field(), '浙')
  await pause()
  await answer(schools)
  await user().keyboard('{ArrowDown}')
  onAsk.mockClear()
  fireEvent.compositionStart(field())
  fireEvent.input(field(), { target: { value: '浙jiang' } })
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
  await pause(1000)
  expect(onChange).toHaveBeenLastCalledWith('浙jiang')
  expect(onAsk).not.toHaveBeenCalled()
  fireEvent.input(field(), { target: { value: '浙江' } })
  fireEvent.compositionEnd(field())
  await pause()
  expect(onAsk).toHaveBeenCalledExactlyOnceWith('浙江')
})

test('asks for nothing once it is empty or left', async () => {
  const { onAsk } = show()
  await user().type(field(), '浙{Backspace}')
  await pause()
  await user().type(field(), '浙')
  await user().tab()
  await pause()
  expect(onAsk).not.toHaveBeenCalled()
  expect(screen.queryByRole('listbox')).toBeNull()
})
