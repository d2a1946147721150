import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from '../spinner/Spinner'
import { Skeleton } from './Skeleton'

const meta = {
  title: 'Components/Skeleton – 载入',
  component: Skeleton,
  subcomponents: { Spinner },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Lines: Story = { name: 'Lines – 文字行' }
export const WithPicture: Story = { name: 'With picture – 带图片', args: { picture: true, lines: 2 } }
export const FinishedHeight: Story = { name: 'Finished height – 固定高度', args: { height: 240, lines: 6 } }
export const Turning: Story = { name: 'Spinner – 转动', render: () => <Spinner size={20} /> }
