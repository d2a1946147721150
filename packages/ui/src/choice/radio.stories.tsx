import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Note } from '../field/Field'
import { inState } from '../stories/forced-state'
import { Radio, RadioSign } from './Radio'

const reasons = ['内容不正确', '已经过时', '与问题无关']

interface GroupProps {
  chosen?: string
  disabled?: boolean
  problem?: string
}

/** A group in a form: named for screen readers, one of three options, the error below. */
const Group = ({ chosen: first = '', disabled = false, problem }: GroupProps) => {
  const id = useId()
  const [chosen, setChosen] = useState(first)
  return (
    <div role="radiogroup" aria-label="举报原因" className="story-column">
      {reasons.map((reason) => (
        <Radio
          key={reason}
          name={id}
          checked={chosen === reason}
          disabled={disabled}
          problemId={problem && `${id}-note`}
          onChange={() => setChosen(reason)}
        >
          {reason}
        </Radio>
      ))}
      <Note id={`${id}-note`} error={problem} />
    </div>
  )
}

const meta = {
  title: 'Components/Radio – 单选',
  component: Group,
  subcomponents: { Radio, RadioSign },
} satisfies Meta<typeof Group>

export default meta
type Story = StoryObj<typeof meta>

export const NoneChosen: Story = { name: 'None chosen – 未选' }
export const Chosen: Story = { name: 'Chosen – 已选', args: { chosen: '已经过时' } }
export const Hovered: Story = { name: 'Hovered – 悬停', decorators: [inState('hover')] }
export const Focused: Story = {
  name: 'Focused – 键盘焦点',
  args: { chosen: '已经过时' },
  decorators: [inState('focus')],
}
export const Disabled: Story = { name: 'Disabled – 禁用', args: { chosen: '已经过时', disabled: true } }
export const WithError: Story = { name: 'With error – 错误', args: { problem: '请选择' } }
export const Dark: Story = { name: 'Dark – 深色', args: { chosen: '已经过时' }, globals: { theme: 'dark' } }
export const OnPhone: Story = {
  name: 'On phone – 手机',
  args: { chosen: '已经过时' },
  globals: { viewport: { value: 'phone' } },
}

/** One tab stop; the arrow keys choose. */
export const ByKeyboard: Story = {
  name: 'By keyboard – 只用键盘',
  args: { chosen: '内容不正确' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '内容不正确' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: '已经过时' })).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '已经过时' })).not.toHaveFocus()
  },
}
