// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from '../dialog/Dialog'
import { LocaleProvider } from '../locale/locale'
import { DateField, type DateFieldProps } from './DateField'

const Demo = ({ value: first = '', onChange, ...props }: Partial<DateFieldProps>) => {
  const [value, setValue] = useState(first)
  return (
    <DateField
      label="营业期限至"
      {...props}
      value={value}
      onChange={(next) => {
        onChange?.(next)
        setValue(next)
      }}
    />
  )
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '营业期限至' })
const opener = () => screen.getByRole('button', { name: '选择日期' })
const day = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

test('what is typed is read when the field is left', async () => {
  const onChange = vi.fn()
  render(<Demo onChange={onChange} />)
  const user = userEvent.setup()
  await user.type(field(), '2038年6月30日')
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.blur(field())
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2038-06-30')
  expect(field().value).toBe('2038-06-30')
})

test('Enter reads it as well', async () => {
  const onChange = vi.fn()
  render(<Demo onChange={onChange} />)
  await userEvent.setup().type(field(), '20380630{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2038-06-30')
})

test('unreadable text stays visible, shows an error, and empties the value', async () => {
  const onChange = vi.fn()
  const onProblem = vi.fn()
  render(<Demo value="2038-06-30" onChange={onChange} onProblem={onProblem} />)
  const user = userEvent.setup()
  await user.clear(field())
  await user.type(field(), '2038-06-31{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('')
  expect(onProblem).toHaveBeenLastCalledWith('请输入正确的日期')
  expect(field().value).toBe('2038-06-31')
  expect(screen.getByText('请输入正确的日期')).toBeTruthy()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  await user.clear(field())
  await user.type(field(), '2038-06-30{Enter}')
  expect(onProblem).toHaveBeenLastCalledWith(undefined)
  expect(screen.queryByText('请输入正确的日期')).toBeNull()
})

test('a date outside of min and max is refused with the limit', async () => {
  const onChange = vi.fn()
  render(<Demo min="2026-01-01" max="2030-12-31" onChange={onChange} />)
  const user = userEvent.setup()
  await user.type(field(), '2025-12-31{Enter}')
  expect(screen.getByText('日期不能早于 2026-01-01')).toBeTruthy()
  await user.clear(field())
  await user.type(field(), '2031-01-01{Enter}')
  expect(screen.getByText('日期不能晚于 2030-12-31')).toBeTruthy()
  expect(onChange).not.toHaveBeenCalledWith('2031-01-01')
})

test('follows a value set from outside', () => {
  const { rerender } = render(<DateField label="营业期限至" value="" onChange={() => {}} />)
  fireEvent.change(field(), { target: { value: 'abc' } })
  fireEvent.blur(field())
  rerender(<DateField label="营业期限至" value="2040-01-01" onChange={() => {}} />)
  expect(field().value).toBe('2040-01-01')
  expect(screen.queryByText('请输入正确的日期')).toBeNull()
})

test('the calendar opens on today and keys walk through days, weeks, months and years', async () => {
  const onChange = vi.fn()
  render(<Demo onChange={onChange} />)
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement).toBe(day('2026年11月21日，星期六')))
  expect(document.activeElement?.getAttribute('aria-current')).toBe('date')
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(document.activeElement).toBe(day('2026年11月29日'))
  await user.keyboard('{Home}')
  expect(document.activeElement).toBe(day('2026年11月23日'))
  await user.keyboard('{End}{PageDown}')
  expect(document.activeElement).toBe(day('2026年12月29日'))
  await user.keyboard('{Shift>}{PageDown}{/Shift}')
  expect(document.activeElement).toBe(day('2027年12月29日'))
  await user.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2027-12-29')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener())
})

test('2058 is six presses away', async () => {
  const onChange = vi.fn()
  render(<Demo onChange={onChange} />)
  const user = userEvent.setup()
  await user.click(opener())
  await user.click(await screen.findByRole('button', { name: '选择年份 2026年' }))
  await user.click(screen.getByRole('button', { name: '后 20 年' }))
  await user.click(screen.getByRole('button', { name: '2058' }))
  await user.click(screen.getByRole('button', { name: '6月' }))
  await user.click(day('2058年6月30日'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2058-06-30')
})

test('days out of reach cannot be chosen', async () => {
  const onChange = vi.fn()
  render(<Demo min="2026-11-20" onChange={onChange} />)
  const user = userEvent.setup()
  await user.click(opener())
  await screen.findByRole('grid')
  await user.click(day('2026年11月19日'))
  expect(onChange).not.toHaveBeenCalled()
  expect(day('2026年11月19日').getAttribute('aria-disabled')).toBe('true')
})

test('长期 is offered only when asked for', async () => {
  const onChange = vi.fn()
  render(<Demo longTerm onChange={onChange} />)
  const user = userEvent.setup()
  await user.click(opener())
  await user.click(await screen.findByRole('button', { name: '长期' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('9999-12-31')
  expect(field().value).toBe('长期')
  cleanup()
  render(<Demo />)
  await user.click(opener())
  await screen.findByRole('grid')
  expect(screen.queryByRole('button', { name: '长期' })).toBeNull()
})

test('Escape closes the calendar and leaves the dialog around it open', async () => {
  const onClose = vi.fn()
  render(
    <Dialog open title="新增主体" onClose={onClose}>
      <Demo />
    </Dialog>,
  )
  const user = userEvent.setup()
  await user.click(opener())
  await screen.findByRole('grid')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('grid')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

test('a required field has nothing to empty it with', async () => {
  render(<Demo required value="2038-06-30" />)
  await userEvent.click(opener())
  await screen.findByRole('grid')
  expect(screen.queryByRole('button', { name: '清空' })).toBeNull()
})

test('speaks English where that is asked for', async () => {
  render(
    <LocaleProvider locale="en">
      <Demo value="2038-06-30" />
    </LocaleProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }))
  expect(await screen.findByRole('grid', { name: 'Jun 2038' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Wednesday, June 30, 2038' })).toBeTruthy()
})

test('years and months keep the focus in the grid', async () => {
  render(<Demo value="2038-06-30" />)
  const user = userEvent.setup()
  await user.click(opener())
  await user.click(await screen.findByRole('button', { name: '选择年份 2038年' }))
  expect(document.activeElement?.textContent).toBe('2038')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(document.activeElement?.textContent).toBe('6月')
  await user.keyboard('{Home}{Enter}')
  expect(document.activeElement).toBe(day('2042年4月30日'))
})
