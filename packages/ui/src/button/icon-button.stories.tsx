import type { Meta, StoryObj } from '@storybook/react-vite'
import { iconClose } from '../icons/paths'
import { inState } from '../stories/forced-state'
import { DeleteButton } from './DeleteButton'
import { IconButton } from './IconButton'

const meta = {
  title: 'Components/Icon button – 图标按钮',
  component: IconButton,
  subcomponents: { DeleteButton },
  args: { icon: iconClose, label: '关闭' },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

const deleting: Story = { render: ({ icon: _, ...args }) => <DeleteButton {...args} label="删除" /> }

export const Default: Story = { name: 'Default – 默认' }
export const Hovered: Story = { name: 'Hovered – 悬停', decorators: [inState('hover')] }
export const Focused: Story = { name: 'Focused – 键盘焦点', decorators: [inState('focus')] }
export const Disabled: Story = { name: 'Disabled – 禁用', args: { disabled: true } }
export const Delete: Story = { ...deleting, name: 'Delete – 删除' }
export const DeleteHovered: Story = {
  ...deleting,
  name: 'Delete hovered – 删除，悬停',
  decorators: [inState('hover')],
}
export const DeleteFocused: Story = {
  ...deleting,
  name: 'Delete focused – 删除，键盘焦点',
  decorators: [inState('focus')],
}
export const DeleteDisabled: Story = {
  ...deleting,
  name: 'Delete disabled – 删除，禁用',
  args: { disabled: true },
}
export const DeleteDark: Story = {
  ...deleting,
  name: 'Delete dark – 删除，深色',
  decorators: [inState('hover')],
  globals: { theme: 'dark' },
}
