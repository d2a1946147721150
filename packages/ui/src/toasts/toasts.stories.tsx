import type { Meta, StoryObj } from '@storybook/react-vite'
import { Toasts } from './Toasts'

const meta = {
  title: 'Components/Toasts – 提示条',
  component: Toasts,
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  args: {
    onDismiss: () => undefined,
    notice: { id: 1, kind: 'success', text: '操作成功！', durationMs: 3000 },
  },
} satisfies Meta<typeof Toasts>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = { name: 'Success – 成功' }
export const Warning: Story = {
  name: 'Warning – 警示',
  args: { notice: { id: 2, kind: 'warning', text: '请求过于频繁', durationMs: 3000 } },
}
export const Failure: Story = {
  name: 'Failure – 失败',
  args: { notice: { id: 3, kind: 'error', text: '系统错误，请稍后再试！', durationMs: 3000 } },
}
export const None: Story = { name: 'None – 没有消息', args: { notice: null } }
