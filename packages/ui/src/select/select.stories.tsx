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

export const Empty: Story = {}
export const Chosen: Story = { args: { value: '市场负责人' } }
export const Hovered: Story = { decorators: [inState('hover')] }
export const Focused: Story = { args: { value: '市场负责人' }, decorators: [inState('focus')] }
export const Busy: Story = { args: { busy: true } }
export const Disabled: Story = { args: { value: '其他', disabled: true } }
export const WithError: Story = { args: { error: '请选择' } }

export const Open: Story = {
  args: { value: '销售/商务负责人' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}')
    const popup = await canvas.findByRole('listbox')
    await waitFor(() => expect(popup).toBeVisible())
  },
}
