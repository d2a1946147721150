import type { Meta, StoryObj } from '@storybook/react-vite'
import { Toasts } from './Toasts'

const meta = {
  title: 'Components/Toasts – 提示条',
  component: Toasts,
  args: {
    onDismiss: () => undefined,
    notice: { id: 1, kind: 'success', text: '操作成功！', durationMs: 3000 },
  },
} satisfies Meta<typeof Toasts>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {}
export const Warning: Story = {
  args: { notice: { id: 2, kind: 'warning', text: '请求过于频繁', durationMs: 3000 } },
}
export const Failure: Story = {
  args: { notice: { id: 3, kind: 'error', text: '系统错误，请稍后再试！', durationMs: 3000 } },
}
export const None: Story = { args: { notice: null } }
