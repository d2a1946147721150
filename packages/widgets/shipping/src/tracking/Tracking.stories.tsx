import { type TrackedParcel, trackParcels } from '@chuhai/contract/logistics'
import type { CoreOptions } from '@chuhai/core'
import { storyControls } from '@chuhai/ui/element'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, userEvent } from 'storybook/test'
import { createTrackingCore } from '../testing/tracking'
import { reference } from '../tracking-element'
import { Tracking } from './Tracking'

interface Scene {
  numbers?: readonly string[]
  parcel?: Partial<TrackedParcel>
  answer?: 'hang' | 'failed'
  locale?: CoreOptions['locale']
}

/** The form on a server double that speaks the contract. */
const Shown = ({ numbers, parcel, answer, locale }: Scene) => {
  const core = useMemo(() => {
    const made = createTrackingCore(parcel, { locale })
    if (answer === 'hang') made.server.hang(trackParcels)
    if (answer === 'failed') made.server.fail(trackParcels, 'SERVER_ERROR')
    return made
  }, [parcel, answer, locale])
  return <Tracking core={core} numbers={numbers} />
}

const one = ['CH20261128001']

const meta: Meta<typeof Shown> = {
  title: 'Widgets/Tracking – 包裹追踪 – chuhai-tracking',
  component: Shown,
  subcomponents: { Tracking },
  argTypes: storyControls(reference),
  render: (args, { globals }) => <Shown {...args} locale={args.locale ?? globals.locale} />,
}
export default meta
type Story = StoryObj<typeof Shown>

export const Empty: Story = { name: 'Empty – 还没有单号' }

export const Refused: Story = {
  name: 'Refused – 有错',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /单号/ }), 'AB12')
    await userEvent.click(canvas.getByRole('button', { name: '查询' }))
    await expect(await canvas.findByText(/“AB12”不是单号/)).toBeVisible()
  },
}

export const InTransit: Story = { name: 'In transit – 运输中', args: { numbers: one } }

export const Several: Story = {
  name: 'Several – 多个单号',
  args: { numbers: ['CH20261128001', 'NO20261128002', 'CH20261128003'] },
}

export const Delivered: Story = {
  name: 'Delivered – 已签收',
  args: { numbers: one, parcel: { status: 'delivered' } },
}

export const Silent: Story = {
  name: 'Silent – 三十天没有消息',
  args: { numbers: one, parcel: { silentDays: 31 } },
}

export const WithoutNews: Story = {
  name: 'Without news – 暂无轨迹',
  args: { numbers: one, parcel: { status: 'unknown', events: [], heardAt: null, carrierNumber: null } },
}

export const Loading: Story = { name: 'Loading – 正在查询', args: { numbers: one, answer: 'hang' } }

export const Failed: Story = { name: 'Failed – 没有查到', args: { numbers: one, answer: 'failed' } }

export const English: Story = { name: 'English – 英文', args: { numbers: one, locale: 'en' } }

export const OnPhone: Story = {
  name: 'On phone – 手机',
  args: { numbers: one },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { name: 'Dark – 深色', args: { numbers: one }, globals: { theme: 'dark' } }
