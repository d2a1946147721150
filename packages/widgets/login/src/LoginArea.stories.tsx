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
  title: '挂件/登录区',
  component: Header,
  render: (args, { globals }) => <Header {...args} locale={args.locale ?? globals.locale} />,
}
export default meta
type Story = StoryObj<typeof Header>

const openMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^(账户|Account)/ }))
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
}

export const 未登录: Story = {}
export const 还不知道: Story = { args: { isKnown: false } }
export const 抽屉里: Story = {
  args: { block: true },
  globals: { viewport: { value: 'phone' } },
}
export const 已登录: Story = { args: { user: shen } }
export const 账户菜单: Story = {
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
export const 名字很长: Story = {
  args: { user: { ...shen, userName: 'Alexandra Konstantinopoulou-Wolfeschlegelsteinhausen' } },
  play: openMenu,
}
export const 有头像: Story = {
  args: { user: { ...shen, userAvatar: new URL('./testing/avatar.svg', import.meta.url).href } },
  play: openMenu,
}
export const 退出登录: Story = {
  args: { user: shen },
  play: async () => {
    await openMenu()
    await userEvent.click(screen.getByRole('menuitem', { name: '退出登录' }))
    await expect(await screen.findByRole('button', { name: '登录' })).toBeVisible()
  },
}
export const 英文: Story = { args: { user: shen, locale: 'en' }, play: openMenu }
