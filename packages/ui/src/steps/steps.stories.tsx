import type { Meta, StoryObj } from '@storybook/react-vite'
import { Steps } from './Steps'

const meta = {
  title: 'Components/Steps – 步骤',
  component: Steps,
  args: { label: '报名步骤', steps: ['填写信息', '添加成员', '提交审核'], current: 1 },
} satisfies Meta<typeof Steps>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = { name: 'First – 第一步', args: { current: 0 } }
export const Second: Story = { name: 'Second – 第二步' }
export const Done: Story = { name: 'Done – 全部完成', args: { current: 3 } }
export const Dark: Story = { name: 'Dark – 深色', globals: { theme: 'dark' } }
export const OnPhone: Story = { name: 'On phone – 手机', globals: { viewport: { value: 'phone' } } }
export const EnglishOnPhone: Story = {
  name: 'English on phone – 手机，英文',
  args: { label: 'Steps of the registration', steps: ['Information', 'Team members', 'Review'] },
  globals: { locale: 'en', viewport: { value: 'phone' } },
}
