import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag } from './Tag'

const meta = { title: 'Components/Tag – 标签', component: Tag, args: { children: '官方' } } satisfies Meta<
  typeof Tag
>

export default meta
type Story = StoryObj<typeof meta>

export const Brand: Story = { name: 'Brand – 品牌' }
export const Accent: Story = { name: 'Accent – 强调', args: { tone: 'accent', children: '新' } }
export const Success: Story = { name: 'Success – 通过', args: { tone: 'success', children: '已通过' } }
export const Warning: Story = { name: 'Warning – 待审核', args: { tone: 'warning', children: '待审核' } }
export const Failure: Story = { name: 'Failure – 未通过', args: { tone: 'error', children: '未通过' } }
export const Neutral: Story = { name: 'Neutral – 已结束', args: { tone: 'neutral', children: '已结束' } }
export const Removable: Story = {
  name: 'Removable – 可移除',
  args: { children: '亚马逊开店', onRemove: () => undefined },
}
