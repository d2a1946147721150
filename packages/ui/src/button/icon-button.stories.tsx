import type { Meta, StoryObj } from '@storybook/react-vite'
import { iconClose } from '../icons/paths'
import { inState } from '../stories/forced-state'
import { DeleteButton } from './DeleteButton'
import { IconButton } from './IconButton'

const meta = {
  title: '组件/图标按钮',
  component: IconButton,
  args: { icon: iconClose, label: '关闭' },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

const deleting: Story = { render: ({ icon: _, ...args }) => <DeleteButton {...args} label="删除" /> }

export const Default: Story = { name: '默认' }
export const Hovered: Story = { name: '悬停', decorators: [inState('hover')] }
export const Focused: Story = { name: '键盘焦点', decorators: [inState('focus')] }
export const Disabled: Story = { name: '禁用', args: { disabled: true } }
export const Delete: Story = { ...deleting, name: '删除' }
export const DeleteHovered: Story = { ...deleting, name: '删除，悬停', decorators: [inState('hover')] }
export const DeleteFocused: Story = { ...deleting, name: '删除，键盘焦点', decorators: [inState('focus')] }
export const DeleteDisabled: Story = { ...deleting, name: '删除，禁用', args: { disabled: true } }
export const DeleteDark: Story = {
  ...deleting,
  name: '删除，深色',
  decorators: [inState('hover')],
  globals: { theme: 'dark' },
}
