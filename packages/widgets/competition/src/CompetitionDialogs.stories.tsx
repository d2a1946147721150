import { getRegistration, listMembers, saveRegistration, submitTeam } from '@chuhai/contract/competition'
import { getRegionTree } from '@chuhai/contract/region'
import type { CoreOptions } from '@chuhai/core'
import { Button, Toasts } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { CompetitionDialogs } from './CompetitionDialogs'
import type { CompetitionDialog } from './store'
import { createTestCore, type TestSetup } from './testing/core'
import {
  accepted,
  cuckoo,
  inReview,
  jiahe,
  longStar,
  longTeam,
  rejected,
  team,
} from './testing/registrations'

interface SignUpArgs extends TestSetup {
  locale?: CoreOptions['locale']
}

/** The dialogs on a server double that keeps a registration. */
const SignUp = ({ edition, registration, members, serve, locale }: SignUpArgs) => {
  const core = useMemo(
    () => createTestCore({ edition, registration, members, serve }, { locale }),
    [edition, registration, members, serve, locale],
  )
  const [opened, setOpened] = useState<CompetitionDialog | null>('sign-up')
  return (
    <>
      <Button variant="secondary" onClick={() => setOpened('sign-up')}>
        立即报名
      </Button>
      <CompetitionDialogs
        core={core}
        edition={6}
        opened={opened}
        onOpen={setOpened}
        onClose={() => setOpened(null)}
      />
      <Toasts notice={useStore(core.notices.$notice)} onDismiss={(id) => core.notices.dismiss(Number(id))} />
    </>
  )
}

const meta: Meta<typeof SignUp> = {
  title: 'Widgets/Competition sign-up – 报名对话框',
  component: SignUp,
  subcomponents: { CompetitionDialogs },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  render: (args, { globals }) => <SignUp {...args} locale={args.locale ?? globals.locale} />,
}
export default meta
type Story = StoryObj<typeof SignUp>

const dialogIn = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('dialog', { name: /麒麟杯报名|Kylin Cup sign-up/ }))

/** What comes fades in. */
const showsUp = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())

const press = async (canvasElement: HTMLElement, name: string | RegExp) => {
  const dialog = await dialogIn(canvasElement)
  await userEvent.click(await dialog.findByRole('button', { name }))
  return dialog
}

const toReview = async (canvasElement: HTMLElement) => {
  const dialog = await press(canvasElement, /下一步|Next/)
  await dialog.findByText('竹家具出海：从安吉到北美的小批量快反')
  return dialog
}

export const TeamStep: Story = {
  name: 'Team step – 填写信息',
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await showsUp(await dialog.findByLabelText(/^团队名称/))
  },
}

export const FieldsMissing: Story = {
  name: 'Fields missing – 漏填',
  play: async ({ canvasElement }) => {
    const dialog = await press(canvasElement, '下一步')
    await waitFor(() => expect(dialog.getAllByText('请输入')).toHaveLength(4))
    await expect(dialog.getByLabelText(/^团队名称/)).toHaveFocus()
  },
}

export const FilledIn: Story = {
  name: 'Filled in – 已填写',
  args: { registration: cuckoo, members: team },
  play: async ({ canvasElement }) => {
    const dialog = await press(canvasElement, '上一步')
    await showsUp(await dialog.findByText('所属赛区：东部赛区'))
  },
}

export const PillarTrack: Story = {
  name: 'Pillar track – 栋梁赛道',
  args: { registration: jiahe, members: team },
  play: async ({ canvasElement }) => {
    const dialog = await press(canvasElement, '上一步')
    await showsUp(await dialog.findByLabelText(/^平台名称/))
  },
}

export const SchoolSuggestions: Story = {
  name: 'School suggestions – 院校建议',
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.type(await dialog.findByLabelText(/^学校/), '嘉兴')
    await showsUp(await dialog.findByRole('option', { name: '嘉兴南湖学院' }))
  },
}

export const RegionsNotLoaded: Story = {
  name: 'Regions not loaded – 地区没有载入',
  args: { serve: (server) => server.disconnect(getRegionTree) },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.click(await dialog.findByLabelText(/^所在地区/))
    await showsUp(await dialog.findByRole('button', { name: '重试' }))
  },
}

export const Saving: Story = {
  name: 'Saving – 保存中',
  args: { registration: rejected, members: team, serve: (server) => server.hang(saveRegistration) },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.type(await dialog.findByLabelText(/^指导老师/), '之')
    await userEvent.click(dialog.getByRole('button', { name: '下一步' }))
    await expect(dialog.getByRole('button', { name: '下一步' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Undelivered: Story = {
  name: 'Undelivered – 还没有送达',
  args: { registration: cuckoo, members: team, serve: (server) => server.hang(submitTeam) },
  play: async ({ canvasElement }) => {
    const dialog = await toReview(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: '提交' }))
    await showsUp(await dialog.findByText('服务器繁忙，还没有送达', undefined, { timeout: 10_000 }))
  },
}

export const Offline: Story = {
  name: 'Offline – 断网',
  args: { registration: rejected, members: team, serve: (server) => server.disconnect(saveRegistration) },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.type(await dialog.findByLabelText(/^指导老师/), '之')
    await userEvent.click(dialog.getByRole('button', { name: '下一步' }))
    await showsUp(await dialog.findByText('没有保存成功，填写的内容都在，请检查网络后重试'))
  },
}

export const ChangedElsewhere: Story = {
  name: 'Changed elsewhere – 别处改过',
  args: {
    registration: rejected,
    members: team,
    serve: (server) => server.fail(saveRegistration, 'CUP_CHANGED_ELSEWHERE'),
  },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.type(await dialog.findByLabelText(/^指导老师/), '之')
    await userEvent.click(dialog.getByRole('button', { name: '下一步' }))
    await showsUp(await dialog.findByRole('button', { name: '查看最新内容' }))
    await expect(dialog.getByLabelText(/^指导老师/)).toHaveValue('许衡之')
  },
}

export const MembersStep: Story = {
  name: 'Members step – 添加成员',
  args: { registration: cuckoo, members: team },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await showsUp(await dialog.findByDisplayValue('方乐之'))
  },
}

export const PhoneTwice: Story = {
  name: 'Phone twice – 手机号重复',
  args: {
    registration: cuckoo,
    members: team.map((member) => ({ ...member, phoneNumber: '15967308812' })),
  },
  play: async ({ canvasElement }) => {
    const dialog = await press(canvasElement, '下一步')
    await showsUp(await dialog.findByText('存在成员手机号重复，请检查'))
    const told = await dialog.findByText(/^与成员.1 陆一鸣、成员.3 马宁的手机号重复$/)
    await showsUp(told)
    await expect(told.getBoundingClientRect().height).toBeGreaterThan(12)
  },
}

export const PhoneTwiceOnPhone: Story = {
  ...PhoneTwice,
  name: 'Phone twice on phone – 手机上手机号重复',
  globals: { viewport: { value: 'phone' } },
}

/** The registration begins with its status. */
export const ViewingOnPhone: Story = {
  name: 'Viewing on phone – 手机上查看报名',
  args: { registration: cuckoo, members: team },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const dialog = await toReview(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: '提交' }))
    await userEvent.click(await dialog.findByRole('button', { name: '查看报名' }))
    const status = await dialog.findByText('报名审核中，请等待')
    await showsUp(status)
    await expect(status.closest('[data-body]')?.scrollTop).toBe(0)
  },
}

/** Step one is longer than a phone; what comes after it is read from its beginning. */
export const SecondStepOnPhone: Story = {
  name: 'Second step on phone – 手机上到第二步',
  args: { registration: rejected, members: team },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    const teacher = await dialog.findByLabelText(/^指导老师/)
    const body = teacher.closest('[data-body]') as HTMLElement
    body.scrollTop = 60
    await expect(body.scrollTop).toBe(60)
    await userEvent.click(dialog.getByRole('button', { name: '下一步' }))
    await showsUp(await dialog.findByDisplayValue('方乐之'))
    await expect(body.scrollTop).toBe(0)
  },
}

export const ReviewStep: Story = {
  name: 'Review step – 提交审核',
  args: { registration: cuckoo, members: team },
  play: async ({ canvasElement }) => void (await toReview(canvasElement)),
}

export const LongContent: Story = {
  name: 'Long content – 很长的内容',
  args: { registration: longStar, members: longTeam },
  play: async ({ canvasElement }) => {
    const dialog = await press(canvasElement, '下一步')
    await showsUp(await dialog.findByText(longStar.project))
  },
}

export const Submitted: Story = {
  name: 'Submitted – 提交成功',
  args: { registration: cuckoo, members: team },
  play: async ({ canvasElement }) => {
    const dialog = await toReview(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: '提交' }))
    await showsUp(await dialog.findByRole('heading', { name: '提交成功' }))
    await expect(dialog.getByRole('heading', { name: '提交成功' })).toHaveFocus()
    await expect(dialog.getByRole('button', { name: '查看报名' })).toBeVisible()
  },
}

export const SubmissionRefused: Story = {
  name: 'Submission refused – 提交被拒',
  args: {
    registration: cuckoo,
    members: team,
    serve: (server) => server.fail(submitTeam, 'CUP_PHONE_TWICE'),
  },
  play: async ({ canvasElement }) => {
    const dialog = await toReview(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: '提交' }))
    await showsUp(await dialog.findByText('存在成员手机号重复，请检查'))
  },
}

export const UnderReview: Story = {
  name: 'Under review – 审核中',
  args: { registration: inReview, members: team },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await showsUp(await dialog.findByText('报名审核中，请等待'))
  },
}

export const Withdrawing: Story = {
  name: 'Withdrawing – 撤回',
  args: { registration: inReview, members: team },
  play: async ({ canvasElement }) => {
    await press(canvasElement, '撤回')
    const asked = within(await within(canvasElement).findByRole('dialog', { name: '撤回报名？' }))
    await expect(asked.getByRole('button', { name: '取消' })).toHaveFocus()
  },
}

export const Rejected: Story = {
  name: 'Rejected – 未通过',
  args: { registration: rejected, members: team },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await showsUp(await dialog.findByText(rejected.auditReason as string))
  },
}

export const Accepted: Story = {
  name: 'Accepted – 已通过',
  args: { registration: accepted, members: team },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await showsUp(await dialog.findByRole('button', { name: '上传计划书' }))
  },
}

export const Loading: Story = {
  name: 'Loading – 载入中',
  args: { serve: (server) => server.hang(getRegistration) },
  play: async ({ canvasElement }) => void (await dialogIn(canvasElement)),
}

export const NotLoaded: Story = {
  name: 'Not loaded – 没有载入',
  args: { serve: (server) => server.disconnect(getRegistration) },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await showsUp(await dialog.findByRole('button', { name: '重试' }))
  },
}

export const MembersNotLoaded: Story = {
  name: 'Members not loaded – 成员没有载入',
  args: { registration: cuckoo, serve: (server) => server.disconnect(listMembers) },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await showsUp(await dialog.findByRole('button', { name: '重试' }))
  },
}

export const English: Story = {
  name: 'English – 英文',
  args: { locale: 'en' },
  play: async ({ canvasElement }) => void (await press(canvasElement, 'Next')),
}

export const ReviewStepInEnglish: Story = {
  name: 'Review step in English – 英文提交审核',
  args: { locale: 'en', registration: cuckoo, members: team },
  play: async ({ canvasElement }) => void (await toReview(canvasElement)),
}

export const RejectedInEnglish: Story = {
  name: 'Rejected in English – 英文未通过',
  args: { locale: 'en', registration: rejected, members: team },
}

const phone = { viewport: { value: 'phone' } }
const dark = { theme: 'dark' }

export const TeamStepOnPhone: Story = {
  ...FieldsMissing,
  name: 'Team step on phone – 手机填写信息',
  globals: phone,
}
export const MembersStepOnPhone: Story = {
  ...MembersStep,
  name: 'Members step on phone – 手机添加成员',
  globals: phone,
}
export const ReviewStepOnPhone: Story = {
  ...ReviewStep,
  name: 'Review step on phone – 手机提交审核',
  globals: phone,
}
export const RejectedOnPhone: Story = { ...Rejected, name: 'Rejected on phone – 手机未通过', globals: phone }
export const SubmittedOnPhone: Story = {
  ...Submitted,
  name: 'Submitted on phone – 手机提交成功',
  globals: phone,
}
export const UnderReviewOnPhone: Story = {
  ...UnderReview,
  name: 'Under review on phone – 手机审核中',
  globals: phone,
}
export const UndeliveredOnPhone: Story = {
  ...Undelivered,
  name: 'Undelivered on phone – 手机还没有送达',
  globals: phone,
}
export const OfflineOnPhone: Story = { ...Offline, name: 'Offline on phone – 手机断网', globals: phone }
export const TeamStepDark: Story = { ...FieldsMissing, name: 'Team step dark – 深色填写信息', globals: dark }
export const RejectedDark: Story = { ...Rejected, name: 'Rejected dark – 深色未通过', globals: dark }
export const ReviewStepDark: Story = { ...ReviewStep, name: 'Review step dark – 深色提交审核', globals: dark }
export const SubmittedDark: Story = { ...Submitted, name: 'Submitted dark – 深色提交成功', globals: dark }

export const ByKeyboard: Story = {
  name: 'By keyboard – 只用键盘',
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    const first = await dialog.findByRole('tab', { name: '新星赛道' })
    first.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(dialog.getByRole('tab', { name: '栋梁赛道' })).toHaveFocus()
    await userEvent.tab()
    await expect(dialog.getByLabelText(/^公司名称/)).toHaveFocus()
    await userEvent.keyboard('嘉禾家居')
    dialog.getByRole('button', { name: '下一步' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(dialog.getByLabelText(/^参赛项目/)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull())
  },
}

export const FromFirstFieldToSubmission: Story = {
  name: 'From first field to submission – 从填写到提交',
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.type(await dialog.findByLabelText(/^团队名称/), '布谷鸟')
    await userEvent.type(dialog.getByLabelText(/^参赛项目/), '竹家具出海')
    await userEvent.type(dialog.getByLabelText(/^学校/), '嘉兴')
    await userEvent.click(await dialog.findByRole('option', { name: '嘉兴大学' }))
    await userEvent.click(dialog.getByLabelText(/^所在地区/))
    await userEvent.click(await dialog.findByRole('option', { name: /浙江省/ }))
    await userEvent.click(await dialog.findByRole('option', { name: /嘉兴市/ }))
    await userEvent.click(await dialog.findByRole('option', { name: /南湖区/ }))
    await userEvent.click(dialog.getByRole('radio', { name: '有' }))
    await userEvent.type(dialog.getByLabelText(/^指导老师/), '许衡')
    await userEvent.click(dialog.getByRole('button', { name: '下一步' }))
    await userEvent.type(await dialog.findByLabelText(/姓名/), '陆一鸣')
    await userEvent.type(dialog.getByLabelText(/手机号/), '13857312046')
    await userEvent.type(dialog.getByLabelText(/邮箱/), 'luym@zjxu.example')
    await userEvent.click(dialog.getByRole('radio', { name: '是' }))
    await userEvent.click(dialog.getByRole('button', { name: '下一步' }))
    await userEvent.click(await dialog.findByRole('button', { name: '提交' }))
    await showsUp(await dialog.findByText('布谷鸟已进入东部赛区审核'))
  },
}
