import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { inState } from '../stories/forced-state'
import { Segmented } from './Segmented'

const meta = {
  title: 'Components/Segmented – 分段单选',
  component: Segmented,
  args: {
    label: '跨境电商经验',
    value: '',
    options: [
      { value: '1', label: '是' },
      { value: '0', label: '否' },
    ],
    onChange: () => undefined,
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div className="story-column">
        <Segmented {...args} value={value} onChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof Segmented>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Empty – 未选', args: { required: true } }
export const Chosen: Story = { name: 'Chosen – 已选', args: { value: '1' } }
export const Hovered: Story = { name: 'Hovered – 悬停', decorators: [inState('hover')] }
export const Focused: Story = {
  name: 'Focused – 键盘焦点',
  args: { value: '0' },
  decorators: [inState('focus')],
}
export const Disabled: Story = { name: 'Disabled – 禁用', args: { value: '0', disabled: true } }
export const WithError: Story = { name: 'With error – 错误', args: { error: '请选择', required: true } }
export const OnPhone: Story = {
  name: 'On phone – 手机',
  args: { value: '1' },
  globals: { viewport: { value: 'phone' } },
}

export const English: Story = {
  name: 'English – 英文',
  args: {
    label: 'Cross-border experience',
    value: '0',
    options: [
      { value: '1', label: 'Yes' },
      { value: '0', label: 'No, none' },
    ],
  },
  globals: { locale: 'en' },
}

/** One tab stop; the arrow keys choose. */
export const ByKeyboard: Story = {
  name: 'By keyboard – 只用键盘',
  args: { value: '1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '是' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '否' })).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '否' })).not.toHaveFocus()
  },
}
