import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button'
import { Buoy, Parcel, Sail } from '../illustrations'
import { EmptyState } from './EmptyState'
import { LoadFailed } from './LoadFailed'

const meta = {
  title: 'Components/Empty state – 空与错',
  component: EmptyState,
  subcomponents: { LoadFailed },
  args: { title: '还没有订阅' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Empty – 空',
  args: {
    illustration: <Sail />,
    text: '在站点上点“订阅”，会收在这里。',
    action: (
      <Button variant="quiet" size="small">
        去看热门推荐
      </Button>
    ),
  },
}
export const NothingFound: Story = {
  name: 'Nothing found – 没有结果',
  args: {
    illustration: <Parcel />,
    title: '没有找到“包装法 波兰”',
    text: '换个词，或直接问顾问。',
    action: (
      <Button variant="quiet" size="small">
        在线咨询
      </Button>
    ),
  },
}
export const NotLoaded: Story = {
  name: 'Not loaded – 没有载入',
  render: () => (
    <LoadFailed
      illustration={<Buoy />}
      title="列表没有载入"
      text="网络可能断开，已填的内容还在。"
      isSmall
      onRetry={() => undefined}
    />
  ),
}
