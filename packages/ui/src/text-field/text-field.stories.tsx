import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { inState } from '../stories/forced-state'
import { TextField } from './TextField'

const meta = {
  title: 'Components/Text field – 文本框',
  component: TextField,
  args: { label: '公司名称', value: '', placeholder: '请输入', onChange: () => undefined },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div className="story-column">
        <TextField {...args} value={value} onChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Empty – 未填写', args: { required: true } }
export const Filled: Story = { name: 'Filled – 已填写', args: { value: '宁波宁居家居用品有限公司' } }
export const Hovered: Story = { name: 'Hovered – 悬停', decorators: [inState('hover')] }
export const Focused: Story = {
  name: 'Focused – 键盘焦点',
  args: { value: '宁居家居' },
  decorators: [inState('focus')],
}
export const Busy: Story = { name: 'Busy – 处理中', args: { value: '宁居家居', busy: true } }
export const Disabled: Story = { name: 'Disabled – 禁用', args: { placeholder: '不可修改', disabled: true } }
export const WithError: Story = { name: 'With error – 错误', args: { error: '请输入' } }
export const WithHint: Story = { name: 'With hint – 提示', args: { hint: '与营业执照一致' } }
export const Optional: Story = { name: 'Optional – 选填', args: { optional: true } }
