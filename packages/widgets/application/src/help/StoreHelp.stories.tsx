import { getStoreHelp, type StoreHelp as Help } from '@chuhai/contract/store'
import type { CoreOptions } from '@chuhai/core'
import { createFakeCore, createServerDouble, type ServerDouble } from '@chuhai/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { visitor } from '../testing/core'
import { StoreHelp } from './StoreHelp'
import { helpWith, nothingChosen } from './testing'

interface HelpArgs {
  help: Help
  serve?: (server: ServerDouble) => void
  locale?: CoreOptions['locale']
}

/** The ways of working together on a server double. */
const Ways = ({ help, serve, locale }: HelpArgs) => {
  const core = useMemo(() => {
    const server = createServerDouble().answer(getStoreHelp, help)
    serve?.(server)
    return createFakeCore({}, { server, user: visitor, locale })
  }, [help, serve, locale])
  return <StoreHelp core={core} subject="1-us" />
}

const meta: Meta<typeof Ways> = {
  title: 'Widgets/Store help – 合作方式',
  component: Ways,
  subcomponents: { StoreHelp },
  args: { help: nothingChosen },
  render: (args, { globals }) => <Ways {...args} locale={args.locale ?? globals.locale} />,
}
export default meta
type Story = StoryObj<typeof Ways>

const order = {
  number: 'C20261128100000000001',
  state: 'awaitingPayment' as const,
  amount: 396_000,
  refunded: 0,
  payBefore: '2026-11-28T10:30:00.000Z',
}

export const Choosing: Story = { name: 'Choosing – 选择' }
export const BeforeAcceptance: Story = {
  name: 'Chosen before the acceptance – 申请通过前已选',
  args: { help: helpWith({ canOrder: false }) },
}
export const Accepted: Story = { name: 'Accepted, to be paid – 申请通过，待付款', args: { help: helpWith() } }
export const Ordered: Story = {
  name: 'Ordered – 已下单',
  args: { help: helpWith({ canOrder: false, order }) },
}
export const Paid: Story = {
  name: 'Paid – 已付款',
  args: { help: helpWith({ canOrder: false, order: { ...order, state: 'paid', payBefore: null } }) },
}
export const Failed: Story = {
  name: 'Failed – 加载失败',
  args: { serve: (server) => server.fail(getStoreHelp, 'SERVICE_UNAVAILABLE') },
}
