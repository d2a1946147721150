import type { Meta, StoryObj } from '@storybook/react-vite'
import { iconPlus } from '../icons/paths'
import { inState } from '../stories/forced-state'
import { Button } from './Button'

const meta = {
  title: 'Components/Button – 按钮',
  component: Button,
  args: { children: '提交' },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { name: 'Primary – 主要' }
export const Hovered: Story = { name: 'Hovered – 悬停', decorators: [inState('hover')] }
export const Focused: Story = { name: 'Focused – 键盘焦点', decorators: [inState('focus')] }
export const Busy: Story = { name: 'Busy – 处理中', args: { busy: true } }
export const Disabled: Story = { name: 'Disabled – 禁用', args: { disabled: true } }
export const Secondary: Story = { name: 'Secondary – 次要', args: { variant: 'secondary', children: '取消' } }
export const Quiet: Story = {
  name: 'Quiet – 轻量',
  args: { variant: 'quiet', icon: iconPlus, children: '添加成员' },
}
export const Text: Story = { name: 'Text – 文字', args: { variant: 'text', children: '查看全部' } }
export const Action: Story = { name: 'Action – 行动', args: { variant: 'action', children: '立即报名' } }
export const Danger: Story = { name: 'Danger – 危险', args: { variant: 'danger', children: '删除' } }
export const Small: Story = { name: 'Small – 小号', args: { size: 'small', children: '登录' } }
export const Large: Story = { name: 'Large – 大号', args: { size: 'large', children: '免费咨询' } }
export const Block: Story = { name: 'Block – 通栏', args: { block: true } }
export const Link: Story = {
  name: 'Link – 链接',
  args: { href: '#', variant: 'secondary', children: '前往导航首页' },
}
