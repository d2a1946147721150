import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { AccountField } from './AccountField'

const Owner = ({ first }: { first: string }) => {
  const [value, setValue] = useState(first)
  return (
    <>
      <AccountField label="银行账号" value={value} onChange={setValue} />
      <output>{value}</output>
      <button type="button">下一步</button>
    </>
  )
}
const box = () => screen.getByRole<HTMLInputElement>('textbox')
const kept = () => screen.getByRole('status').textContent
const type = (value: string) => {
  box().focus()
  fireEvent.change(box(), { target: { value } })
}
const leave = () => screen.getByRole('button').focus()

afterEach(cleanup)

it('shows a number while it is typed, and its end alone once the field is left', async () => {
  render(<Owner first="" />)
  type('6222 0212 0201 7788')
  expect(box().value).toBe('6222 0212 0201 7788')
  leave()
  await expect.poll(() => box().value).toBe('••••7788')
  expect(kept()).toBe('6222 0212 0201 7788')
})

it('shows an unfinished number as it is', () => {
  render(<Owner first="6222" />)
  leave()
  expect(box().value).toBe('6222')
})

it('begins a new number with what is typed behind the end of the old one, and is empty where that is deleted', () => {
  render(<Owner first="••••7788" />)
  type('••••77886')
  expect(kept()).toBe('6')
  cleanup()
  render(<Owner first="••••7788" />)
  type('••••778')
  expect(kept()).toBe('')
})
