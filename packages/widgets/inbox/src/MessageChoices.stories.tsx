import { listContacts, listMessageChoices, type MessageContact } from '@chuhai/contract/message'
import type { CoreOptions } from '@chuhai/core'
import type { ServerDouble } from '@chuhai/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { MessageChoices } from './MessageChoices'
import { createVisitor } from './testing'

interface Scene {
  /** How the server behaves. */
  serve?(server: ServerDouble): ServerDouble
  locale?: CoreOptions['locale']
}

const nothing = (server: ServerDouble) => server

/** The ways and addresses of a visitor on a server double that keeps them. */
const Shown = ({ serve = nothing, locale }: Scene) => {
  const core = useMemo(() => {
    const { core, server } = createVisitor(undefined, { ...(locale && { locale }) })
    serve(server)
    return core
  }, [serve, locale])
  return <MessageChoices core={core} />
}

const meta: Meta<typeof Shown> = {
  title: 'Widgets/Message choices – 接收方式',
  component: Shown,
  subcomponents: { MessageChoices },
  render: (args, { globals }) => <Shown {...args} locale={args.locale ?? globals.locale} />,
}
export default meta
type Story = StoryObj<typeof Shown>

const tableIn = (canvasElement: HTMLElement) => within(canvasElement).findByRole('table')

export const Chosen: Story = {
  name: 'Chosen – 已选',
  play: async ({ canvasElement }) => {
    const table = within(await tableIn(canvasElement))
    const mail = table.getByRole('switch', { name: '订阅的站点有更新：邮件' })
    await userEvent.click(mail)
    await expect(mail).toBeChecked()
  },
}

export const Adding: Story = {
  name: 'Adding – 填写邮箱',
  play: async ({ canvasElement }) => {
    await tableIn(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: '更换邮箱' }))
    await expect(within(canvasElement).getByRole('textbox', { name: /^邮箱/ })).toHaveFocus()
  },
}

export const Confirming: Story = {
  name: 'Confirming – 输入验证码',
  play: async ({ canvasElement }) => {
    await tableIn(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: '输入验证码（手机号）' }))
    await expect(within(canvasElement).getByRole('textbox', { name: /^验证码/ })).toHaveFocus()
  },
}

const changing: MessageContact[] = [
  { way: 'mail', address: 'shen@ningju.example', isConfirmed: true },
  { way: 'mail', address: 'li@ningju.example', isConfirmed: false },
]

export const Changing: Story = {
  name: 'Changing – 新邮箱待确认',
  args: { serve: (server) => server.answer(listContacts, changing) },
  play: async ({ canvasElement }) => {
    await tableIn(canvasElement)
    await expect(within(canvasElement).getByText('待确认')).toBeVisible()
  },
}

export const Refused: Story = {
  name: 'Refused – 没有通过',
  play: async ({ canvasElement }) => {
    await tableIn(canvasElement)
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: '更换手机号' }))
    await userEvent.type(page.getByRole('textbox', { name: /^手机号/ }), '1381')
    await userEvent.click(page.getByRole('button', { name: '发送验证码' }))
    await expect(await page.findByText('请输入正确手机号')).toBeVisible()
  },
}

export const NoAddress: Story = {
  name: 'No address – 没有邮箱与手机',
  args: { serve: (server) => server.answer(listContacts, []) },
  play: async ({ canvasElement }) => void (await tableIn(canvasElement)),
}

export const Loading: Story = {
  name: 'Loading – 载入中',
  args: { serve: (server) => server.hang(listMessageChoices) },
}

export const NotLoaded: Story = {
  name: 'Not loaded – 没有载入',
  args: { serve: (server) => server.fail(listMessageChoices, 'SERVICE_UNAVAILABLE') },
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText('接收方式没有载入')),
}

export const English: Story = {
  name: 'English – 英文',
  args: { locale: 'en' },
  play: async ({ canvasElement }) => void (await tableIn(canvasElement)),
}

export const OnPhone: Story = {
  name: 'On phone – 手机',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => void (await tableIn(canvasElement)),
}
