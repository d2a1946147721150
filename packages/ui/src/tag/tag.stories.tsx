import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag } from './Tag'

const meta = { title: 'Components/Tag – 标签', component: Tag, args: { children: '官方' } } satisfies Meta<
  typeof Tag
>

export default meta
type Story = StoryObj<typeof meta>

export const Brand: Story = {}
export const Accent: Story = { args: { tone: 'accent', children: '新' } }
export const Success: Story = { args: { tone: 'success', children: '已通过' } }
export const Warning: Story = { args: { tone: 'warning', children: '待审核' } }
export const Failure: Story = { args: { tone: 'error', children: '未通过' } }
export const Neutral: Story = { args: { tone: 'neutral', children: '已结束' } }
export const Removable: Story = { args: { children: '亚马逊开店', onRemove: () => undefined } }
