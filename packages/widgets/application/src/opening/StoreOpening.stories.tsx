import { getOwnStore, type StoreOpeningWithSteps } from '@chuhai/contract/store'
import type { CoreOptions } from '@chuhai/core'
import { createFakeCore, createServerDouble, type ServerDouble } from '@chuhai/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { visitor } from '../testing/core'
import { openingAfter } from '../testing/opening'
import { StageTag } from './StageTag'
import { StoreOpening } from './StoreOpening'

interface OpeningArgs {
  opening: StoreOpeningWithSteps
  serve?: (server: ServerDouble) => void
  locale?: CoreOptions['locale']
}

/** An opening on a server double. */
const Shown = ({ opening, serve, locale }: OpeningArgs) => {
  const core = useMemo(() => {
    const server = createServerDouble({ clock: () => Date.parse('2026-11-28T02:00:00Z') })
    server.answer(getOwnStore, opening)
    serve?.(server)
    return createFakeCore({}, { server, user: visitor, locale, base: location.origin })
  }, [opening, serve, locale])
  return <StoreOpening core={core} id={opening.id} />
}

const meta: Meta<typeof Shown> = {
  title: 'Widgets/Store opening – 开店进度',
  component: Shown,
  subcomponents: { StoreOpening, StageTag },
  render: (args, { globals }) => <Shown {...args} locale={args.locale ?? globals.locale} />,
}
export default meta
type Story = StoryObj<typeof Shown>

export const Accepted: Story = { name: 'Accepted – 审核通过', args: { opening: openingAfter() } }
export const Handed: Story = { name: 'Handed – 已提交平台', args: { opening: openingAfter('handed') } }
export const Questions: Story = {
  name: 'Questions – 平台有疑问',
  args: { opening: openingAfter('handed', 'questions') },
}
export const VideoCheck: Story = {
  name: 'Video check – 视频验证',
  args: { opening: openingAfter('handed', 'questions', 'handed', 'videoCheck') },
}
export const Opened: Story = {
  name: 'Opened – 店铺已开通',
  args: { opening: openingAfter('handed', 'questions', 'videoCheck', 'opened') },
}
export const Refused: Story = {
  name: 'Refused – 平台未通过',
  args: { opening: openingAfter('handed', 'refused') },
}
export const Failed: Story = {
  name: 'Failed – 没有载入',
  args: { opening: openingAfter(), serve: (server) => server.fail(getOwnStore, 'SERVER_ERROR') },
}
