import { signOut } from '@chuhai/contract/sign-on'
import type { UserInfo } from '@chuhai/contract/user'
import type { CoreOptions } from '@chuhai/core'
import { createFakeCore } from '@chuhai/core/testing'
import { iconGraduation, iconTrophy } from '@chuhai/ui/icons'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useMemo } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { LoginArea, type LoginAreaProps } from './LoginArea'
import { createSignOnServer, shen } from './testing'

interface Scene extends Pick<LoginAreaProps, 'items' | 'block'> {
  user?: UserInfo
  /** Whether it has been found out yet who is there. */
  isKnown?: boolean
  locale?: CoreOptions['locale']
}

const Header = ({ user, isKnown = true, locale, ...props }: Scene) => {
  const core = useMemo(
    () =>
      createFakeCore({}, { server: createSignOnServer().answer(signOut, { logoutUrl: null }), user, locale }),
    [user, locale],
  )
  useEffect(() => {
    if (isKnown) core.session.refresh()
  }, [core, isKnown])
  return (
    <div className="story-card" style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 300 }}>
      <LoginArea core={core} {...props} />
    </div>
  )
}

const meta: Meta<typeof Header> = {
  title: 'Widgets/Login – 登录 – chuhai-login',
  component: Header,
  subcomponents: { LoginArea },
  render: (args, { globals }) => <Header {...args} locale={args.locale ?? globals.locale} />,
}
export default meta
type Story = StoryObj<typeof Header>

const openMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^(账户|Account)/ }))
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
}

export const SignedOut: Story = { name: 'Signed out – 未登录' }
export const SessionUnknown: Story = { name: 'Session unknown – 还不知道', args: { isKnown: false } }
export const InDrawer: Story = {
  name: 'In drawer – 抽屉里',
  args: { block: true },
  globals: { viewport: { value: 'phone' } },
}
export const SignedIn: Story = { name: 'Signed in – 已登录', args: { user: shen } }
export const AccountMenu: Story = {
  name: 'Account menu – 账户菜单',
  args: {
    user: shen,
    items: [
      { label: '我的学习', icon: iconGraduation, href: '/schoolCenter', note: '2 门在学' },
      { label: '麒麟杯报名', icon: iconTrophy, href: '/kylinCup/kycup', note: '待审核', tone: 'warning' },
    ],
  },
  play: async () => {
    await openMenu()
    await expect(screen.getByRole('menuitem', { name: '个人中心' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(screen.getByRole('menuitem', { name: '退出登录' })).toHaveFocus()
  },
}
export const LongName: Story = {
  name: 'Long name – 名字很长',
  args: { user: { ...shen, userName: 'Alexandra Konstantinopoulou-Wolfeschlegelsteinhausen' } },
  play: openMenu,
}
export const WithAvatar: Story = {
  name: 'With avatar – 有头像',
  args: { user: { ...shen, userAvatar: new URL('./testing/avatar.svg', import.meta.url).href } },
  play: openMenu,
}
export const SigningOut: Story = {
  name: 'Signing out – 退出登录',
  args: { user: shen },
  play: async () => {
    await openMenu()
    await userEvent.click(screen.getByRole('menuitem', { name: '退出登录' }))
    await expect(await screen.findByRole('button', { name: '登录' })).toBeVisible()
  },
}
export const English: Story = { name: 'English – 英文', args: { user: shen, locale: 'en' }, play: openMenu }
