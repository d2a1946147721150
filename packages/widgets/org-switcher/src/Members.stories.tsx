import { getTeam, type Joining, type OrganisationTeam } from '@chuhai/contract/organisation'
import type { CoreOptions } from '@chuhai/core'
import type { ServerDouble } from '@chuhai/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Members } from './Members'
import { createColleague, joiningOf, linkOf, teamAs, teamOf } from './members/testing'

interface Scene {
  team?: OrganisationTeam
  joining?: Joining
  /** How the server behaves. */
  serve?(server: ServerDouble): ServerDouble
  locale?: CoreOptions['locale']
}

const nothing = (server: ServerDouble) => server

/** The members of an organisation on a server double that keeps them. */
const Shown = ({ team, joining, serve = nothing, locale }: Scene) => {
  const core = useMemo(() => {
    const { core, server } = createColleague({
      ...(team && { team }),
      ...(joining && { joining }),
      ...(locale && { locale }),
    })
    serve(server)
    return core
  }, [team, joining, serve, locale])
  return <Members core={core} addressOf={linkOf} />
}

const meta: Meta<typeof Shown> = {
  title: 'Widgets/Members – 主体的成员',
  component: Shown,
  subcomponents: { Members },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  render: (args, { globals }) => <Shown {...args} locale={args.locale ?? globals.locale} />,
}
export default meta
type Story = StoryObj<typeof Shown>

const shown = async (canvasElement: HTMLElement) =>
  void (await within(canvasElement).findByRole('heading', { name: /的成员$|^Members of/ }))

export const Owner: Story = {
  name: 'Owner – 管理员',
  args: { joining: joiningOf() },
  play: ({ canvasElement }) => shown(canvasElement),
}

export const Member: Story = {
  name: 'Member – 成员',
  args: { team: teamAs('member') },
  play: ({ canvasElement }) => shown(canvasElement),
}

export const Inviting: Story = {
  name: 'Inviting – 邀请成员',
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: '邀请成员' }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: '邀请成员' }))
    await userEvent.click(dialog.getByRole('button', { name: '生成邀请链接' }))
    await expect(await dialog.findByRole('textbox', { name: '邀请链接' })).toBeVisible()
  },
}

export const GivingRole: Story = {
  name: 'Giving a role – 设置角色',
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: '设置方致远的角色' }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: '设置方致远的角色' }))
    await userEvent.click(dialog.getByRole('radio', { name: /^管理员/ }))
    await expect(dialog.getByRole('checkbox', { name: /移交/ })).toBeVisible()
  },
}

export const Alone: Story = {
  name: 'Alone – 只有自己',
  args: { team: teamOf({ members: teamOf().members.slice(0, 1), invitations: [], requests: [] }) },
  play: ({ canvasElement }) => shown(canvasElement),
}

export const Loading: Story = {
  name: 'Loading – 载入中',
  args: { serve: (server) => server.hang(getTeam) },
}

export const NotLoaded: Story = {
  name: 'Not loaded – 没有载入',
  args: { serve: (server) => server.fail(getTeam, 'SERVICE_UNAVAILABLE') },
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText('成员没有载入')),
}

export const English: Story = {
  name: 'English – 英文',
  args: { locale: 'en', joining: joiningOf() },
  play: ({ canvasElement }) => shown(canvasElement),
}

export const OnPhone: Story = {
  name: 'On phone – 手机',
  globals: { viewport: { value: 'phone' } },
  args: { joining: joiningOf() },
  play: ({ canvasElement }) => shown(canvasElement),
}
