import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { inState } from '../stories/forced-state'
import { PhoneField } from './PhoneField'

const meta = {
  title: 'Components/Phone field – 手机号',
  component: PhoneField,
  args: { label: '手机号', value: '', onChange: () => undefined },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div className="story-column">
        <PhoneField {...args} value={value} onChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Empty – 未填写', args: { required: true } }
export const Filled: Story = { name: 'Filled – 已填写', args: { value: '13868105527' } }
export const WithoutPrefix: Story = {
  name: 'Without prefix – 没有区号',
  args: { value: '13868105527', prefix: '' },
}
export const Hovered: Story = { name: 'Hovered – 悬停', decorators: [inState('hover')] }
export const Focused: Story = {
  name: 'Focused – 键盘焦点',
  args: { value: '1386810' },
  decorators: [inState('focus')],
}
export const Busy: Story = { name: 'Busy – 处理中', args: { value: '13868105527', busy: true } }
export const Disabled: Story = { name: 'Disabled – 禁用', args: { value: '13868105527', disabled: true } }
export const WithError: Story = {
  name: 'With error – 错误',
  args: { value: '138681', error: '请输入正确手机号' },
}

/** Letters vanish, digits are grouped, and an edit in the middle leaves the caret where it was. */
export const Typing: Story = {
  name: 'Typing – 输入中',
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, 'tel 1386８105527')
    await expect(input).toHaveValue('138 6810 5527')
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 })
    await expect(input).toHaveValue('138 8105 527')
    await expect(input.selectionStart).toBe(3)
  },
}
