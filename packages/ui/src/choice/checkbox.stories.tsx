import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { inState } from '../stories/forced-state'
import { Checkbox, CheckSign } from './Checkbox'

const meta = {
  title: 'Components/Checkbox – 勾选',
  component: Checkbox,
  subcomponents: { CheckSign },
  args: {
    checked: false,
    onChange: () => undefined,
    children: (
      <>
        同意出海云为回复本次咨询使用以上信息，详见<a href="#privacy">《隐私政策》</a>
      </>
    ),
  },
  render: (args) => {
    const [checked, setChecked] = useState(args.checked)
    return <Checkbox {...args} checked={checked} onChange={setChecked} />
  },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Unticked: Story = { name: 'Unticked – 未勾选' }
export const Ticked: Story = { name: 'Ticked – 已勾选', args: { checked: true } }
export const Partly: Story = { name: 'Partly – 部分勾选', args: { partly: true } }
export const Hovered: Story = { name: 'Hovered – 悬停', decorators: [inState('hover')] }
export const Focused: Story = { name: 'Focused – 键盘焦点', decorators: [inState('focus')] }
export const Disabled: Story = {
  name: 'Disabled – 禁用',
  args: { checked: true, disabled: true, children: '提交后不可改' },
}
export const WithError: Story = { name: 'With error – 错误', args: { error: '请先阅读并同意' } }
