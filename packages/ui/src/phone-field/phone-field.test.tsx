// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { PhoneField } from './PhoneField'

const Demo = ({ first = '', onValue = (_: string) => {} }) => {
  const [value, setValue] = useState(first)
  return (
    <PhoneField
      label="手机号"
      value={value}
      onChange={(digits) => {
        onValue(digits)
        setValue(digits)
      }}
    />
  )
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: '手机号' })

afterEach(cleanup)

test('takes digits only, shows them grouped and hands them on ungrouped', async () => {
  const onValue = vi.fn()
  render(<Demo onValue={onValue} />)
  await userEvent.type(input(), 'a138b６810-5527')
  expect(input().value).toBe('138 6810 5527')
  expect(onValue).toHaveBeenLastCalledWith('13868105527')
})

test('strips what is pasted', async () => {
  render(<Demo />)
  input().focus()
  await userEvent.paste('Tel: +86 138-6810-5527')
  expect(input().value).toBe('138 6810 5527')
})

test('leaves the caret where the edit was', async () => {
  render(<Demo first="13868105527" />)
  await userEvent.type(input(), '{Backspace}', { initialSelectionStart: 6, initialSelectionEnd: 6 })
  expect(input().value).toBe('138 6105 527')
  expect(input().selectionStart).toBe(5)
})

test('touches nothing while an input method composes, and reads the result after it', async () => {
  const onValue = vi.fn()
  render(<Demo onValue={onValue} />)
  fireEvent.compositionStart(input())
  fireEvent.input(input(), { target: { value: 'yao１３' } })
  expect(onValue).not.toHaveBeenCalled()
  expect(input().value).toBe('yao１３')
  fireEvent.compositionEnd(input())
  await Promise.resolve()
  expect(onValue).toHaveBeenLastCalledWith('13')
  expect(input().value).toBe('13')
})

test('follows a value set from outside', () => {
  const { rerender } = render(<PhoneField label="手机号" value="138" onChange={() => {}} />)
  rerender(<PhoneField label="手机号" value="" onChange={() => {}} />)
  expect(input().value).toBe('')
})

const undo = () => userEvent.keyboard('{Control>}z{/Control}')
const redo = () => userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}')

test('undo brings back what was deleted, figure by figure, and redo takes it away again', async () => {
  const onValue = vi.fn()
  render(<Demo first="13868105527" onValue={onValue} />)
  await userEvent.type(input(), '{Backspace}{Backspace}{Backspace}', {
    initialSelectionStart: 3,
    initialSelectionEnd: 3,
  })
  expect(input().value).toBe('681 0552 7')
  await undo()
  expect(input().value).toBe('168 1055 27')
  await undo()
  await undo()
  expect(input().value).toBe('138 6810 5527')
  expect(input().selectionStart).toBe(3)
  expect(onValue).toHaveBeenLastCalledWith('13868105527')
  await undo()
  expect(input().value).toBe('138 6810 5527')
  await redo()
  expect(input().value).toBe('136 8105 527')
})

test('undo after a number was pasted over another brings back the first', async () => {
  render(<Demo first="13868105527" />)
  input().focus()
  input().select()
  await userEvent.paste('15967308812')
  expect(input().value).toBe('159 6730 8812')
  await undo()
  expect(input().value).toBe('138 6810 5527')
})

test.each([
  ['several numbers', '13868105527\n15967308812'],
  ['a number that a table has shortened', '1.38573E+10'],
  ['a number that is too long', '138681055279999'],
])('refuses %s in words, and keeps what was there', async (_, pasted) => {
  const onValue = vi.fn()
  render(<Demo first="138" onValue={onValue} />)
  input().focus()
  input().select()
  await userEvent.paste(pasted)
  expect(screen.getByText('没有填入，只能填一个完整的号码')).toBeTruthy()
  expect(input().value).toBe('138')
  expect(onValue).not.toHaveBeenCalled()
  input().select()
  await userEvent.paste('13868105527')
  expect(screen.queryByText('没有填入，只能填一个完整的号码')).toBeNull()
  expect(input().value).toBe('138 6810 5527')
})
