import type { Meta, StoryObj } from '@storybook/react-vite'
import { Undelivered } from './Undelivered'

const meta = {
  title: 'Components/Undelivered – 没有送达',
  component: Undelivered,
} satisfies Meta<typeof Undelivered>

export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = { name: 'Offline – 网络不通', args: { delay: 'offline' } }
export const Busy: Story = { name: 'Busy – 服务器繁忙', args: { delay: 'busy' } }
export const Ended: Story = { name: 'Ended – 等待再次提交', args: { delay: 'ended' } }
