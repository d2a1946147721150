import { countUnread, followInbox, type InboxMessage, listInbox } from '@chuhai/contract/message'
import type { CoreOptions } from '@chuhai/core'
import type { ServerDouble } from '@chuhai/core/testing'
import { storyControls } from '@chuhai/ui/element'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { WritableAtom } from 'nanostores'
import { useMemo } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { reference } from './element'
import { Inbox } from './Inbox'
import { createVisitor, longMessage, messagesOf } from './testing'

interface Scene {
  messages?: readonly InboxMessage[]
  /** How the server behaves. */
  serve?(server: ServerDouble): ServerDouble
  isOffline?: boolean
  isSignedIn?: boolean
  view?: 'list' | 'bell'
  locale?: CoreOptions['locale']
}

const usual = messagesOf(13)
const nothing = (server: ServerDouble) => server

/** The inbox on a server double that keeps messages. */
const Shown = ({
  messages = usual,
  serve = nothing,
  isOffline = false,
  isSignedIn = true,
  view,
  locale,
}: Scene) => {
  const core = useMemo(() => {
    const { core, server } = createVisitor(messages, { isSignedIn, ...(locale && { locale }) })
    serve(server)
    ;(core.network.$isOffline as WritableAtom<boolean>).set(isOffline)
    return core
  }, [messages, serve, isOffline, isSignedIn, locale])
  return <Inbox core={core} view={view} signedOut={<a href="/login">登录</a>} />
}

const meta: Meta<typeof Shown> = {
  title: 'Widgets/Inbox – 消息 – chuhai-inbox',
  component: Shown,
  subcomponents: { Inbox },
  argTypes: storyControls(reference),
  render: (args, { globals }) => <Shown {...args} locale={args.locale ?? globals.locale} />,
}
export default meta
type Story = StoryObj<typeof Shown>

const listIn = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('list', { name: /^(消息|Messages)$/ })
const openFirst = async (canvasElement: HTMLElement, at = 0) => {
  const rows = within(await listIn(canvasElement)).getAllByRole('button')
  await userEvent.click(rows[at] as HTMLElement)
}

export const List: Story = {
  name: 'List – 列表',
  play: async ({ canvasElement }) => {
    await expect((await listIn(canvasElement)).childElementCount).toBe(10)
  },
}

export const Opened: Story = {
  name: 'Opened – 打开一条',
  play: async ({ canvasElement }) => {
    await openFirst(canvasElement)
    await expect(within(canvasElement).getByRole('link', { name: '查看详情' })).toBeVisible()
  },
}

export const LastPage: Story = {
  name: 'Last page – 最后一页',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await listIn(canvasElement)
    await userEvent.click(page.getByRole('button', { name: '下一页' }))
    await waitFor(() => expect(page.getByText('共 13 条，第 2 / 2 页')).toBeVisible())
  },
}

export const AllRead: Story = {
  name: 'All read – 全部已读',
  // Pressed, 未读 would leave nothing of the list that is pressed next.
  parameters: { isPicture: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await listIn(canvasElement)
    const button = page.getByRole('button', { name: '全部标为已读' })
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
    await waitFor(() => expect(button).toBeDisabled())
    // While it is read again, the list is pale.
    await waitFor(() => expect(canvasElement.querySelector('[data-unread], [aria-busy="true"]')).toBeNull())
  },
}

export const Loading: Story = {
  name: 'Loading – 载入中',
  args: { serve: (server) => server.hang(listInbox) },
}

export const Empty: Story = {
  name: 'Empty – 没有消息',
  args: { messages: [] },
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText('还没有消息')),
}

export const NotLoaded: Story = {
  name: 'Not loaded – 没有载入',
  args: { serve: (server) => server.fail(listInbox, 'SERVICE_UNAVAILABLE') },
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText('消息没有载入')),
}

export const Offline: Story = {
  name: 'Offline – 断网',
  args: {
    isOffline: true,
    serve: (server) => server.disconnect(listInbox).disconnect(followInbox).disconnect(countUnread),
  },
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText(/^网络断开了/)),
}

export const LongTitles: Story = {
  name: 'Long titles – 标题很长',
  args: { messages: [longMessage, ...usual.slice(1, 4)] },
  play: async ({ canvasElement }) => openFirst(canvasElement),
}

export const SignedOut: Story = { name: 'Signed out – 未登录', args: { isSignedIn: false } }

export const English: Story = {
  name: 'English – 英文',
  args: { locale: 'en' },
  play: async ({ canvasElement }) => openFirst(canvasElement, 1),
}

export const OnPhone: Story = {
  name: 'On phone – 手机',
  args: { messages: [longMessage, ...usual.slice(1)] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => openFirst(canvasElement, 1),
}

export const ByKeyboard: Story = {
  name: 'By keyboard – 只用键盘',
  play: async ({ canvasElement }) => {
    const list = within(await listIn(canvasElement))
    const [first] = list.getAllByRole('button')
    first?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(list.getByRole('link', { name: '查看详情' })).toHaveFocus()
  },
}
