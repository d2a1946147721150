// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Segmented, type SegmentedProps } from './Segmented'

const options = [
  { value: '1', label: '是' },
  { value: '0', label: '否' },
]

const Demo = ({ value: first = '', onChange, ...props }: Partial<SegmentedProps>) => {
  const [value, setValue] = useState(first)
  return (
    <Segmented
      label="跨境电商经验"
      options={options}
      {...props}
      value={value}
      onChange={(next) => {
        onChange?.(next)
        setValue(next)
      }}
    />
  )
}
const show = (props: Partial<SegmentedProps> = {}) => {
  const onChange = vi.fn()
  render(<Demo {...props} onChange={onChange} />)
  return onChange
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

afterEach(cleanup)

test('nothing is chosen until somebody chooses', async () => {
  const onChange = show({ required: true, error: '请选择' })
  const group = screen.getByRole('radiogroup', { name: /跨境电商经验/ })
  expect(group.getAttribute('aria-required')).toBe('true')
  expect(group.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('请选择')
  expect([radio('是').checked, radio('否').checked]).toEqual([false, false])
  await userEvent.click(radio('否'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('0')
  expect(radio('否').checked).toBe(true)
})

test('two of them are two groups', async () => {
  show({ value: '1' })
  render(<Segmented label="在校学生" options={options} value="0" onChange={() => {}} />)
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toHaveLength(2)
})

test('a disabled one stays as it is', async () => {
  const onChange = show({ value: '1', disabled: true })
  await userEvent.click(radio('否'))
  expect(onChange).not.toHaveBeenCalled()
})
