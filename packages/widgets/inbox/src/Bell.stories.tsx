import { type InboxMessage, listInbox } from '@chuhai/contract/message'
import type { CoreOptions } from '@chuhai/core'
import type { ServerDouble } from '@chuhai/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Bell } from './Bell'
import { createVisitor, longMessage, messagesOf } from './testing'

interface Scene {
  messages?: readonly InboxMessage[]
  /** How the server behaves. */
  serve?(server: ServerDouble): ServerDouble
  isSignedIn?: boolean
  locale?: CoreOptions['locale']
}

const usual = messagesOf(13)
const many = messagesOf(120).map((message) => ({ ...message, isRead: false }))
const nothing = (server: ServerDouble) => server

/** The bell at the right end of a header. */
const InHeader = ({ messages = usual, serve = nothing, isSignedIn = true, locale }: Scene) => {
  const core = useMemo(() => {
    const { core, server } = createVisitor(messages, { isSignedIn, ...(locale && { locale }) })
    serve(server)
    return core
  }, [messages, serve, isSignedIn, locale])
  return (
    <div className="story-header">
      <Bell core={core} messagesUrl="#all" />
    </div>
  )
}

const meta: Meta<typeof InHeader> = {
  title: 'Widgets/Bell – 铃铛',
  component: InHeader,
  subcomponents: { Bell },
  render: (args, { globals }) => <InHeader {...args} locale={args.locale ?? globals.locale} />,
}
export default meta
type Story = StoryObj<typeof InHeader>

const bellIn = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: /^(消息|Messages)/ })
const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(await bellIn(canvasElement))
  const panel = await within(canvasElement).findByRole('dialog', { name: /^(消息|Messages)$/ })
  // The panel fades in.
  await waitFor(() => expect(panel).toBeVisible())
  return within(panel)
}

export const Unread: Story = {
  name: 'Unread – 有未读',
  play: async ({ canvasElement }) => {
    const bell = await bellIn(canvasElement)
    await waitFor(() => expect(bell).toHaveAccessibleName('消息，3 条未读'))
  },
}

export const NothingUnread: Story = { name: 'Nothing unread – 没有未读', args: { messages: usual.slice(4) } }

export const Many: Story = {
  name: 'Many – 超过 99 条',
  args: { messages: many },
  play: async ({ canvasElement }) => {
    const bell = await bellIn(canvasElement)
    await waitFor(() => expect(bell).toHaveTextContent('99+'))
  },
}

export const Open: Story = {
  name: 'Open – 展开',
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement)
    await waitFor(() => expect(panel.getAllByRole('link')).toHaveLength(6))
  },
}

export const Loading: Story = {
  name: 'Loading – 载入中',
  args: { serve: (server) => server.hang(listInbox) },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
}

export const Empty: Story = {
  name: 'Empty – 没有消息',
  args: { messages: [] },
  play: async ({ canvasElement }) => void (await (await open(canvasElement)).findByText('还没有消息')),
}

export const NotLoaded: Story = {
  name: 'Not loaded – 没有载入',
  args: { serve: (server) => server.disconnect(listInbox) },
  play: async ({ canvasElement }) => void (await (await open(canvasElement)).findByText('消息没有载入')),
}

export const LongTitles: Story = {
  name: 'Long titles – 标题很长',
  args: { messages: [longMessage, ...usual.slice(1)] },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
}

export const SignedOut: Story = {
  name: 'Signed out – 未登录',
  args: { isSignedIn: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const English: Story = {
  name: 'English – 英文',
  args: { locale: 'en' },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
}

export const OnPhone: Story = {
  name: 'On phone – 手机',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
}

export const ByKeyboard: Story = {
  name: 'By keyboard – 只用键盘',
  play: async ({ canvasElement }) => {
    const bell = await bellIn(canvasElement)
    bell.focus()
    await userEvent.keyboard('{Enter}')
    const panel = within(await within(canvasElement).findByRole('dialog', { name: '消息' }))
    await waitFor(() => expect(panel.getAllByRole('link')).toHaveLength(6))
    await userEvent.tab()
    await expect(panel.getAllByRole('link')[0]).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(bell).toHaveFocus()
  },
}
