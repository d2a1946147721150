import { classApplications } from '@chuhai/contract/application'
import type { CoreOptions } from '@chuhai/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Application } from './Application'
import { ClassApplication } from './ClassApplication'
import { applied, createTestCore, none, participant, type TestSetup } from './testing/core'

interface FormArgs extends TestSetup {
  locale?: CoreOptions['locale']
}

/** The form on a server double. */
const Form = ({ application, isSignedIn, serve, locale }: FormArgs) => {
  const core = useMemo(
    () => createTestCore({ application, isSignedIn, serve } as TestSetup, { locale }),
    [application, isSignedIn, serve, locale],
  )
  return <ClassApplication core={core} classId={6} />
}

const meta: Meta<typeof Form> = {
  title: 'Widgets/Class application – 培训班报名 – chuhai-class-application',
  component: Form,
  subcomponents: { ClassApplication, Application },
  args: { isSignedIn: true },
  render: (args, { globals }) => <Form {...args} locale={args.locale ?? globals.locale} />,
}
export default meta
type Story = StoryObj<typeof Form>

export const SignedOut: Story = { name: 'Signed out – 没有登录', args: { isSignedIn: false } }
export const Filling: Story = { name: 'Filling – 填写' }
export const Resumed: Story = {
  name: 'Resumed – 接着填',
  args: { application: { ...none, revision: 1, savedAt: '2026-11-23T10:00:00.000Z', draft: participant } },
}
export const Undelivered: Story = {
  name: 'Undelivered – 还没有送达',
  args: {
    application: { ...none, revision: 1, savedAt: '2026-11-23T10:00:00.000Z', draft: participant },
    serve: (server) => server.hang(classApplications.submit),
  },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    for (const step of ['学习基础', '证明材料', '确认提交']) {
      await userEvent.click(await form.findByRole('button', { name: '下一步' }))
      await form.findByRole('heading', { level: 2, name: step })
    }
    await userEvent.click(form.getByRole('checkbox', { name: /我已阅读/ }))
    await userEvent.click(form.getByRole('button', { name: '提交申请' }))
    await expect(
      await form.findByText('服务器繁忙，还没有送达', undefined, { timeout: 10_000 }),
    ).toBeVisible()
  },
}
export const ClassFull: Story = {
  name: 'Class full – 名额已满',
  args: { application: { ...none, refusal: 'CLASS_FULL' } },
}
export const ClassBegun: Story = {
  name: 'Class begun – 已经开课',
  args: { application: { ...none, refusal: 'CLASS_BEGUN' } },
}
export const WithdrawalUndelivered: Story = {
  name: 'Withdrawal undelivered – 撤回还没有送达',
  args: {
    application: applied('submitted'),
    serve: (server) => server.hang(classApplications.withdraw),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '撤回申请' }))
    const dialog = within(await within(canvasElement).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '撤回申请' }))
    await expect(
      await dialog.findByText('服务器繁忙，还没有送达', undefined, { timeout: 10_000 }),
    ).toBeVisible()
  },
}
export const AwaitingReview: Story = {
  name: 'Awaiting review – 待审核',
  args: { application: applied('submitted') },
}
export const UnderReview: Story = {
  name: 'Under review – 审核中',
  args: { application: applied('submitted', 'reviewing') },
}
export const Rejected: Story = {
  name: 'Rejected – 未通过',
  args: { application: applied('submitted', 'rejected') },
}
export const Accepted: Story = {
  name: 'Accepted – 已通过',
  args: { application: applied('submitted', 'accepted') },
}
export const OnWaitingList: Story = {
  name: 'On waiting list – 候补中',
  args: {
    application: { ...applied('submitted'), place: { state: 'waiting', keepUntil: null, ahead: 2 } },
  },
}
export const SeatOffered: Story = {
  name: 'Seat offered – 席位已放出',
  args: {
    application: {
      ...applied('submitted', 'accepted'),
      refusal: 'CLASS_FULL',
      place: { state: 'lapsed', keepUntil: '2026-11-25T10:00:00.000Z', ahead: 0 },
    },
  },
}
export const Ordered: Story = {
  name: 'Ordered – 已下单',
  args: {
    application: {
      ...applied('submitted', 'accepted'),
      place: { state: 'ordered', keepUntil: null, ahead: 0 },
    },
  },
}
export const Withdrawn: Story = {
  name: 'Withdrawn – 已撤回',
  args: { application: applied('submitted', 'withdrawn') },
}
export const NotLoaded: Story = {
  name: 'Not loaded – 没有载入',
  args: { serve: (server) => server.fail(classApplications.get, 'SERVICE_UNAVAILABLE') },
}
