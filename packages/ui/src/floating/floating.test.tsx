// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, type ReactElement, StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { DateField } from '../date-field/DateField'
import { Select } from '../select/Select'

const opened = () => ['listbox', 'dialog'].flatMap((role) => screen.queryAllByRole(role)).length
const onChange = vi.fn()

afterEach(cleanup)

test.each<[string, ReactElement, button: [role: string, name: string]]>([
  [
    'a list',
    <Select key="" label="城市" options={[{ value: '1', label: '宁波' }]} value="" onChange={onChange} />,
    ['combobox', '城市'],
  ],
  [
    'a calendar',
    <DateField key="" label="营业期限至" value="" onChange={onChange} />,
    ['button', '选择日期'],
  ],
])(
  '%s that React hides stays closed once it is shown again, and opens with a press',
  async (_, field, [role, name]) => {
    const view = (mode: 'visible' | 'hidden') => (
      <StrictMode>
        <Activity mode={mode}>{field}</Activity>
      </StrictMode>
    )
    const { rerender } = render(view('visible'))
    const user = userEvent.setup()
    const press = () => user.click(screen.getByRole(role, { name }))
    await press()
    await vi.waitFor(() => expect(opened()).toBe(1))
    await act(async () => rerender(view('hidden')))
    await act(async () => rerender(view('visible')))
    expect(opened()).toBe(0)
    await press()
    await vi.waitFor(() => expect(opened()).toBe(1))
  },
)
