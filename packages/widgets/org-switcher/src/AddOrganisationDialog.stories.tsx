import { createOrganisation } from '@chuhai/contract/organisation'
import { getRegionTree } from '@chuhai/contract/region'
import { getUserInfo } from '@chuhai/contract/user'
import type { CoreOptions } from '@chuhai/core'
import { createFakeCore, createServerDouble, type ServerDouble } from '@chuhai/core/testing'
import { Button, Toasts } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AddOrganisationDialog } from './AddOrganisationDialog'
import type { OrganisationValues } from './dialog/form'
import { regionTree, threeOrganisations, userOf, validValues } from './testing'

interface Scene {
  /** How the server behaves. */
  serve?(server: ServerDouble): ServerDouble
  /** What was typed before one looks at it. */
  values?: Partial<OrganisationValues>
  locale?: CoreOptions['locale']
}

const created = { orgId: 'org-9', orgName: validValues.orgName }
const nothing = (server: ServerDouble) => server

/** The dialog on a server double that speaks the contract. */
const Adding = ({ serve = nothing, values, locale }: Scene) => {
  const core = useMemo(() => {
    const server = createServerDouble()
    const made = createFakeCore({}, { server, locale, user: userOf() })
    server
      .answer(getRegionTree, regionTree)
      .answer(createOrganisation, created, { delayMs: 400 })
      .answer(getUserInfo, userOf([...threeOrganisations, created]))
    serve(server)
    if (values)
      made.drafts.open('organisation.form').write({ values: { ...validValues, licencePic: '', ...values } })
    return made
  }, [serve, values, locale])
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        新增主体
      </Button>
      <AddOrganisationDialog core={core} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      <Toasts notice={useStore(core.notices.$notice)} onDismiss={(id) => core.notices.dismiss(Number(id))} />
    </>
  )
}

const meta: Meta<typeof Adding> = {
  title: 'Widgets/New organisation – 新增主体',
  component: Adding,
  subcomponents: { AddOrganisationDialog },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  render: (args, { globals }) => <Adding {...args} locale={args.locale ?? globals.locale} />,
}
export default meta
type Story = StoryObj<typeof Adding>

const dialogIn = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('dialog', { name: /新增主体|Add organisation/ })

const submit = async (canvasElement: HTMLElement) => {
  const dialog = within(await dialogIn(canvasElement))
  await userEvent.click(dialog.getByRole('button', { name: /提交|Submit/ }))
  return dialog
}

/** A notice and a list fade in. */
const showsUp = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())

export const Empty: Story = {
  name: 'Empty – 未填写',
  play: async ({ canvasElement }) => {
    await expect(within(await dialogIn(canvasElement)).getByLabelText(/企业名称/)).toHaveFocus()
  },
}

export const FillingIn: Story = {
  name: 'Filling in – 填写中',
  args: { values: {} },
  play: async ({ canvasElement }) => void (await dialogIn(canvasElement)),
}

export const WithErrors: Story = {
  name: 'With errors – 校验未通过',
  args: { values: { orgAddress: '', operatePeriod: '', orgLocation: [], orgName: '' } },
  play: async ({ canvasElement }) => {
    const dialog = await submit(canvasElement)
    await expect(dialog.getAllByText('请输入')).toHaveLength(2)
    await expect(dialog.getByLabelText(/企业名称/)).toHaveFocus()
  },
}

export const Sending: Story = {
  name: 'Sending – 提交中',
  args: { values: {}, serve: (server) => server.hang(createOrganisation) },
  play: async ({ canvasElement }) => {
    const dialog = await submit(canvasElement)
    await expect(dialog.getByRole('button', { name: '提交' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Undelivered: Story = {
  name: 'Undelivered – 还没有送达',
  args: { values: {}, serve: (server) => server.hang(createOrganisation) },
  play: async ({ canvasElement }) => {
    const dialog = await submit(canvasElement)
    await showsUp(await dialog.findByText('服务器繁忙，还没有送达', undefined, { timeout: 10_000 }))
  },
}

export const CodeAddedBefore: Story = {
  name: 'Code added before – 代码已添加过',
  args: { values: {}, serve: (server) => server.fail(createOrganisation, 'ORG_SOCIAL_CODE_TAKEN') },
  play: async ({ canvasElement }) => {
    const dialog = await submit(canvasElement)
    await showsUp(await dialog.findByText('您已添加过该统一社会信用代码的主体'))
    await waitFor(() => expect(dialog.getByLabelText(/统一社会信用代码/)).toHaveFocus())
  },
}

export const KeptAfterFailure: Story = {
  name: 'Kept after failure – 提交失败后内容仍在',
  args: { values: {}, serve: (server) => server.disconnect(createOrganisation) },
  play: async ({ canvasElement }) => {
    const dialog = await submit(canvasElement)
    await showsUp(await within(canvasElement).findByText('系统错误，请稍后再试！'))
    await expect(dialog.getByLabelText(/企业名称/)).toHaveValue(validValues.orgName)
  },
}

export const RegionsLoading: Story = {
  name: 'Regions loading – 地区载入中',
  args: { serve: (server) => server.hang(getRegionTree) },
  play: async ({ canvasElement }) => void (await dialogIn(canvasElement)),
}

export const RegionsNotLoaded: Story = {
  name: 'Regions not loaded – 地区没有载入',
  args: { serve: (server) => server.disconnect(getRegionTree) },
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogIn(canvasElement))
    const field = dialog.getByRole('combobox', { name: /所在地区/ })
    await waitFor(() => expect(field).not.toHaveAttribute('aria-busy'))
    await userEvent.click(field)
    await showsUp(await dialog.findByText('地区没有载入，请重试'))
  },
}

export const Created: Story = {
  name: 'Created – 创建成功',
  args: { values: {} },
  play: async ({ canvasElement }) => {
    await submit(canvasElement)
    await showsUp(await within(canvasElement).findByText('创建成功！'))
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull())
  },
}

export const English: Story = {
  name: 'English – 英文',
  args: { locale: 'en', values: { orgName: '' } },
  play: async ({ canvasElement }) => void (await submit(canvasElement)),
}

export const OnPhone: Story = {
  name: 'On phone – 手机',
  args: { values: { orgAddress: '' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => void (await submit(canvasElement)),
}

export const ByKeyboard: Story = {
  name: 'By keyboard – 只用键盘',
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogIn(canvasElement))
    await userEvent.keyboard('宁居')
    await userEvent.tab()
    await userEvent.keyboard('91330281MA2C00001A')
    await userEvent.tab()
    await userEvent.keyboard('2038-6-30')
    await userEvent.tab()
    await userEvent.tab()
    await expect(dialog.getByRole('combobox', { name: /所在地区/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await dialog.findByRole('option', { name: '浙江省' })
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}{Enter}')
    await expect(dialog.getByRole('combobox', { name: /所在地区/ })).toHaveValue('浙江省 / 宁波市')
    await userEvent.tab()
    await userEvent.keyboard('朗霞街道')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog.getByLabelText(/详细地址/)).toBeVisible())
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: '提交' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await showsUp(await within(canvasElement).findByText('创建成功！'))
  },
}
