import { createOrganisation } from '@chuhai/contract/organisation'
import { getRegionTree } from '@chuhai/contract/region'
import type { UserOrganisation } from '@chuhai/contract/user'
import type { CoreOptions } from '@chuhai/core'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import { storyControls } from '@chuhai/ui/element'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { reference } from './element'
import { OrgSwitcher } from './OrgSwitcher'
import { manyOrganisations, regionTree, threeOrganisations, userOf } from './testing'

interface Scene {
  /** The user's organisations; null without a signed-in user. */
  organisations?: readonly UserOrganisation[] | null
  locale?: CoreOptions['locale']
  verifyUrl?: string
}

/** The switcher at the right end of a header. */
const InHeader = ({ organisations = threeOrganisations, locale, verifyUrl }: Scene) => {
  const core = useMemo(() => {
    const server = createServerDouble()
      .answer(getRegionTree, regionTree)
      .answer(createOrganisation, { orgId: 'org-9', orgName: '宁波宁居家居用品有限公司' }, { delayMs: 400 })
    return createFakeCore({}, { server, locale, ...(organisations && { user: userOf(organisations) }) })
  }, [organisations, locale])
  return (
    <div className="story-header">
      <OrgSwitcher core={core} verifyUrl={verifyUrl} signedOut={<a href="/login">登录</a>} />
    </div>
  )
}

const meta: Meta<typeof InHeader> = {
  title: 'Widgets/Organisation switcher – 主体切换 – chuhai-org-switcher',
  component: InHeader,
  subcomponents: { OrgSwitcher },
  argTypes: storyControls(reference),
  render: (args, { globals }) => <InHeader {...args} locale={args.locale ?? globals.locale} />,
}
export default meta
type Story = StoryObj<typeof InHeader>

const open = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement)
  await userEvent.click(page.getByRole('button', { name: /^(当前主体|Current)/ }))
  await page.findByRole('listbox')
  return page
}

export const Closed: Story = { name: 'Closed – 收起' }

export const Open: Story = {
  name: 'Open – 展开',
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    await expect(page.getByRole('option', { selected: true })).toHaveTextContent('沈立群（个人）')
    await expect(page.getByRole('listbox')).toHaveFocus()
  },
}

export const ThirtyOrganisations: Story = {
  name: 'Thirty organisations – 三十个主体',
  args: { organisations: manyOrganisations },
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    await expect(page.getByRole('combobox', { name: '搜索主体' })).toHaveFocus()
    await userEvent.keyboard('{PageDown}{PageDown}')
    await expect(page.getByRole('listbox').scrollTop).toBeGreaterThan(0)
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}')
    await expect(page.getByRole('listbox').scrollTop).toBe(0)
  },
}

export const Searching: Story = {
  name: 'Searching – 搜索',
  args: { organisations: manyOrganisations },
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    await userEvent.type(page.getByRole('combobox'), '灯具')
    await expect(page.getAllByRole('option')).toHaveLength(5)
  },
}

export const NothingFound: Story = {
  name: 'Nothing found – 搜索无结果',
  args: { organisations: manyOrganisations },
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    await userEvent.type(page.getByRole('combobox'), '海底')
    // The menu fades in, and nothing in it counts as visible before.
    await waitFor(() => expect(page.getByText('没有名称包含“海底”的主体')).toBeVisible())
  },
}

export const LongNames: Story = {
  name: 'Long names – 名称很长',
  args: { organisations: [...threeOrganisations.slice(0, 1), ...manyOrganisations.slice(3, 5)] },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
}

export const NoOrganisation: Story = { name: 'No organisation – 没有主体', args: { organisations: [] } }

export const SignedOut: Story = { name: 'Signed out – 未登录', args: { organisations: null } }

export const English: Story = {
  name: 'English – 英文',
  args: { locale: 'en', organisations: manyOrganisations },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
}

export const OnPhone: Story = {
  name: 'On phone – 手机',
  args: { organisations: manyOrganisations },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
}

export const ByKeyboard: Story = {
  name: 'By keyboard – 只用键盘',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const trigger = () => page.getByRole('button', { name: /^当前主体/ })
    await userEvent.tab()
    await expect(trigger()).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(page.getByRole('listbox')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(trigger()).toHaveFocus()
    await expect(trigger()).toHaveAccessibleName('当前主体：温州青禾眼镜有限公司')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByRole('listbox')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(page.queryByRole('listbox')).toBeNull()
    await expect(trigger()).toHaveFocus()
  },
}
