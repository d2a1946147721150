// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Radio } from './Radio'

const Group = ({ disabled, problemId }: { disabled?: boolean; problemId?: string }) => {
  const [chosen, setChosen] = useState('')
  return ['陆一鸣', '方乐之'].map((member) => (
    <Radio
      key={member}
      name="captain"
      checked={chosen === member}
      onChange={() => setChosen(member)}
      {...(disabled && { disabled })}
      problemId={problemId}
    >
      {member}
    </Radio>
  ))
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const checked = () => screen.getAllByRole<HTMLInputElement>('radio').map((one) => one.checked)

afterEach(cleanup)

test('its words choose it, and unchoose the others of its group', async () => {
  render(<Group />)
  expect(checked()).toEqual([false, false])
  await userEvent.click(screen.getByText('方乐之'))
  expect(checked()).toEqual([false, true])
  await userEvent.click(radio('陆一鸣'))
  expect(checked()).toEqual([true, false])
})

test('what is wrong with its group is read with it, and seen on it', () => {
  render(<Group problemId="said" />)
  expect(radio('陆一鸣').getAttribute('aria-describedby')).toBe('said')
  expect(radio('陆一鸣').closest('[data-invalid]')).not.toBeNull()
  cleanup()
  render(<Group />)
  expect(radio('陆一鸣').hasAttribute('aria-describedby')).toBe(false)
  expect(document.querySelector('[data-invalid]')).toBeNull()
})

test('a disabled one stays as it is', async () => {
  render(<Group disabled />)
  await userEvent.click(radio('陆一鸣'))
  expect(checked()).toEqual([false, false])
})
