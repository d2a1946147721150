import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inState } from '../stories/forced-state'
import { sections } from '../stories/sample'
import { SectionSelect } from './SectionSelect'

const meta = {
  title: 'Components/Section select – 多选下拉',
  component: SectionSelect,
  args: { label: '咨询内容', value: [], sections, onChange: () => undefined },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div className="story-column">
        <SectionSelect {...args} value={value} onChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof SectionSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Empty – 未选', args: { required: true } }
export const One: Story = { name: 'One – 一项', args: { value: ['亚马逊'] } }
export const Many: Story = {
  name: 'Many – 多项',
  args: { value: ['亚马逊', '速卖通', '头程物流', '海外仓', '商标注册'] },
}
export const Hovered: Story = {
  name: 'Hovered – 悬停',
  args: { value: ['亚马逊'] },
  decorators: [inState('hover')],
}
export const Focused: Story = {
  name: 'Focused – 键盘焦点',
  args: { value: ['亚马逊'] },
  decorators: [inState('focus')],
}
export const Busy: Story = { name: 'Busy – 处理中', args: { busy: true } }
export const Disabled: Story = { name: 'Disabled – 禁用', args: { value: ['亚马逊'], disabled: true } }
export const WithError: Story = { name: 'With error – 错误', args: { error: '请选择' } }

export const Open: Story = {
  name: 'Open – 展开',
  args: { value: ['亚马逊', '速卖通', '头程物流'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox'))
    const popup = await canvas.findByRole('dialog')
    await waitFor(() => expect(popup).toBeVisible())
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('checkbox', { name: 'Shopee' })).toHaveFocus()
  },
}

export const OpenOnPhone: Story = {
  ...Open,
  name: 'Open on phone – 手机，展开',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox'))
    const popup = await canvas.findByRole('dialog')
    await waitFor(() => expect(popup).toBeVisible())
  },
}
