// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { Select } from './Select'

const options = ['北京', '上海', 'Shenzhen', 'Shanwei', '杭州'].map((label) => ({ value: label, label }))

const Demo = ({ first = '' }) => {
  const [value, setValue] = useState(first)
  return <Select label="城市" name="city" options={options} value={value} onChange={setValue} />
}
const field = () => screen.getByRole('combobox', { name: '城市' })
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

afterEach(cleanup)

describe('a select', () => {
  test('opens with the arrow keys and chooses with Enter', async () => {
    render(<Demo />)
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    expect(field().getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(field().textContent).toBe('上海')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(document.activeElement).toBe(field())
  })

  test('goes to the ends with Home and End', async () => {
    render(<Demo first="上海" />)
    const user = userEvent.setup()
    await user.click(field())
    await screen.findByRole('listbox')
    await user.keyboard('{End}')
    expect(active()).toBe('杭州')
    await user.keyboard('{Home}')
    expect(active()).toBe('北京')
  })

  test('finds an option by its first letters', async () => {
    render(<Demo />)
    const user = userEvent.setup()
    await user.click(field())
    await screen.findByRole('listbox')
    await user.keyboard('shanw')
    expect(active()).toBe('Shanwei')
    await user.keyboard('{Enter}')
    expect(field().textContent).toBe('Shanwei')
  })

  test('keeps its value when Escape closes the list', async () => {
    render(<Demo first="杭州" />)
    const user = userEvent.setup()
    await user.click(field())
    await screen.findByRole('listbox')
    await user.keyboard('{Home}{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field().textContent).toBe('杭州')
  })

  test('chooses what is pressed and hands the value to the form', async () => {
    const { container } = render(<Demo />)
    const user = userEvent.setup()
    await user.click(field())
    await user.click(await screen.findByRole('option', { name: '杭州' }))
    expect(container.querySelector<HTMLInputElement>('input[name=city]')?.value).toBe('杭州')
  })

  test('closes when something else is pressed', async () => {
    render(
      <>
        <Demo />
        <p>elsewhere</p>
      </>,
    )
    const user = userEvent.setup()
    await user.click(field())
    await screen.findByRole('listbox')
    await user.click(screen.getByText('elsewhere'))
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('moves to the next option with the same letter again', async () => {
    render(<Demo />)
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('s')
    await screen.findByRole('listbox')
    await waitFor(() => expect(active()).toBe('Shenzhen'))
    await user.keyboard('s')
    expect(active()).toBe('Shanwei')
    await user.keyboard('s')
    expect(active()).toBe('Shenzhen')
  })
})
