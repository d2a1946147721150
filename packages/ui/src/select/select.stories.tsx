import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inState } from '../stories/forced-state'
import { positions } from '../stories/sample'
import { Select } from './Select'

const meta = {
  title: 'Components/Select – 单选下拉',
  component: Select,
  args: { label: '职位', value: '', options: positions, onChange: () => undefined },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div className="story-column">
        <Select {...args} value={value} onChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Empty – 未选' }
export const Chosen: Story = { name: 'Chosen – 已选', args: { value: '市场负责人' } }
export const Hovered: Story = { name: 'Hovered – 悬停', decorators: [inState('hover')] }
export const Focused: Story = {
  name: 'Focused – 键盘焦点',
  args: { value: '市场负责人' },
  decorators: [inState('focus')],
}
export const Busy: Story = { name: 'Busy – 处理中', args: { busy: true } }
export const Disabled: Story = { name: 'Disabled – 禁用', args: { value: '其他', disabled: true } }
export const WithError: Story = { name: 'With error – 错误', args: { error: '请选择' } }

export const Open: Story = {
  name: 'Open – 展开',
  args: { value: '销售/商务负责人' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}')
    const popup = await canvas.findByRole('listbox')
    await waitFor(() => expect(popup).toBeVisible())
  },
}
