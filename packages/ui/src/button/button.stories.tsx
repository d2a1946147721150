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

export const Primary: Story = {}
export const Hovered: Story = { decorators: [inState('hover')] }
export const Focused: Story = { decorators: [inState('focus')] }
export const Busy: Story = { args: { busy: true } }
export const Disabled: Story = { args: { disabled: true } }
export const Secondary: Story = { args: { variant: 'secondary', children: '取消' } }
export const Quiet: Story = { args: { variant: 'quiet', icon: iconPlus, children: '添加成员' } }
export const Text: Story = { args: { variant: 'text', children: '查看全部' } }
export const Action: Story = { args: { variant: 'action', children: '立即报名' } }
export const Danger: Story = { args: { variant: 'danger', children: '删除' } }
export const Small: Story = { args: { size: 'small', children: '登录' } }
export const Large: Story = { args: { size: 'large', children: '免费咨询' } }
export const Block: Story = { args: { block: true } }
export const Link: Story = { args: { href: '#', variant: 'secondary', children: '前往导航首页' } }
