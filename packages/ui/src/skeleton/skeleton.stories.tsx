import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from '../spinner/Spinner'
import { Skeleton } from './Skeleton'

const meta = { title: 'Components/Skeleton – 载入', component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Lines: Story = {}
export const WithPicture: Story = { args: { picture: true, lines: 2 } }
export const FinishedHeight: Story = { args: { height: 240, lines: 6 } }
export const Turning: Story = { render: () => <Spinner size={20} /> }
