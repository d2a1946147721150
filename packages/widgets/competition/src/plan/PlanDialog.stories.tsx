import { getRegistration, type Registration, savePlan } from '@chuhai/contract/competition'
import type { ServerDouble } from '@chuhai/core/testing'
import type { upload as uploadTo } from '@chuhai/core/upload'
import { LocaleProvider } from '@chuhai/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { createTestCore } from '../testing/core'
import { accepted, cuckoo, inReview, rejected } from '../testing/registrations'
import { PlanDialog } from './PlanDialog'

interface DemoProps {
  registration: Registration | null
  locale: 'zh-CN' | 'en'
  upload: typeof uploadTo
  /** The registration cannot be loaded. */
  isOffline: boolean
  /** The stored plan is not entered. */
  isSilent: boolean
  onSignUp(): void
}

const savedAt = '2026-11-22T02:00:00.000Z'
const kept: Registration = {
  ...accepted,
  version: 4,
  plan: { address: '/files/a.pptx', name: '布谷鸟-竹家具出海计划书.pptx', savedAt },
}

const stored = (async (_core, _endpoint, { name }) => ({
  address: '/files/b.pdf',
  name,
})) as typeof uploadTo
/** Stays at 62 %, until it is cancelled. */
const halfway = ((_core, _endpoint, _file, options) => {
  options?.onProgress?.(0.62)
  return new Promise(() => undefined)
}) as typeof uploadTo
const full = (async () => {
  throw new Error('暂时无法保存文件，请稍后重试')
}) as typeof uploadTo

const Demo = ({ registration, locale, upload, isOffline, isSilent, onSignUp }: DemoProps) => {
  const [core] = useState(() => {
    const serve = (server: ServerDouble) => {
      const plan = { address: '/files/b.pdf', name: '终稿.pdf', savedAt }
      server.answer(savePlan, { ...kept, plan } as Registration)
      if (isSilent) server.hang(savePlan)
      if (isOffline) server.disconnect(getRegistration)
    }
    return createTestCore({ registration, serve }, { locale })
  })
  const [isOpen, setIsOpen] = useState(true)
  return (
    <LocaleProvider locale={locale}>
      <button type="button" onClick={() => setIsOpen(true)}>
        上传计划书
      </button>
      <PlanDialog
        core={core}
        editionId={6}
        isOpen={isOpen}
        upload={upload}
        onClose={() => setIsOpen(false)}
        onSignUp={onSignUp}
      />
    </LocaleProvider>
  )
}

const meta = {
  title: 'Widgets/Competition plan – 计划书',
  component: Demo,
  subcomponents: { PlanDialog },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    registration: accepted,
    locale: 'zh-CN',
    upload: stored,
    isOffline: false,
    isSilent: false,
    onSignUp: () => undefined,
  },
} satisfies Meta<typeof Demo>

export default meta
type Story = StoryObj<typeof meta>

const choose = async (canvasElement: HTMLElement) => {
  await within(canvasElement).findByRole('group', { name: '计划书' })
  const input = canvasElement.querySelector('input[type=file]')
  const file = new File([new Uint8Array(2_516_582)], '终稿.pdf')
  if (input) await fireEvent.change(input, { target: { files: [file] } })
}
const sees = (text: string, selector = '*'): NonNullable<Story['play']> => {
  return async ({ canvasElement }) => {
    const shown = await within(canvasElement).findByText(text, { selector })
    await waitFor(() => expect(shown).toBeVisible())
  }
}
const phone = { viewport: { value: 'phone' } }
const statusTitle = '.ch-plan__status'

export const NotSignedUp: Story = {
  name: 'Not signed up – 没有报名',
  args: { registration: null },
  play: sees('请先完成报名', statusTitle),
}
export const SigningUp: Story = {
  name: 'Signing up – 正在报名',
  args: { registration: cuckoo },
  play: sees('请先完成报名', statusTitle),
}
export const UnderReview: Story = {
  name: 'Under review – 待审核',
  args: { registration: inReview },
  play: sees('报名审核中，请等待', statusTitle),
}
export const Rejected: Story = {
  name: 'Rejected – 未通过',
  args: { registration: rejected },
  play: sees('请修改后重新提交', statusTitle),
}
export const Accepted: Story = { name: 'Accepted – 已通过', play: sees('布谷鸟') }
export const Kept: Story = {
  name: 'Kept – 已有计划书',
  args: { registration: kept },
  play: sees('布谷鸟-竹家具出海计划书.pptx'),
}
export const LoadFailed: Story = {
  name: 'Load failed – 没有载入',
  args: { isOffline: true },
  play: sees('报名信息没有载入'),
}
export const Dark: Story = { ...Kept, name: 'Dark – 深色', globals: { theme: 'dark' } }
export const DarkReview: Story = {
  ...UnderReview,
  name: 'Dark review – 深色，待审核',
  globals: { theme: 'dark' },
}
export const OnPhone: Story = { ...Kept, name: 'On phone – 手机', globals: phone }
export const RejectedOnPhone: Story = {
  ...Rejected,
  name: 'Rejected on phone – 手机，未通过',
  globals: phone,
}
export const English: Story = {
  name: 'English – 英文',
  args: { locale: 'en' },
  globals: { locale: 'en' },
  play: sees('布谷鸟'),
}

export const Uploading: Story = {
  name: 'Uploading – 上传中',
  args: { upload: halfway },
  play: async ({ canvasElement }) => {
    await choose(canvasElement)
    const bar = await within(canvasElement).findByRole('progressbar')
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '62'))
  },
}

export const Undelivered: Story = {
  name: 'Undelivered – 还没有送达',
  args: { isSilent: true },
  play: async ({ canvasElement }) => {
    await choose(canvasElement)
    const words = await within(canvasElement).findByText('服务器繁忙，还没有送达', undefined, {
      timeout: 10_000,
    })
    await waitFor(() => expect(words).toBeVisible())
  },
}

export const Leaving: Story = {
  name: 'Leaving – 上传中关闭',
  args: { upload: halfway },
  play: async ({ canvasElement }) => {
    await choose(canvasElement)
    const canvas = within(canvasElement)
    await canvas.findByRole('progressbar')
    await userEvent.keyboard('{Escape}')
    const asked = await canvas.findByRole('dialog', { name: '停止上传？' })
    await waitFor(() => expect(asked).toBeVisible())
    await waitFor(() => expect(within(asked).getByRole('button', { name: '取消' })).toHaveFocus())
  },
}

export const Uploaded: Story = {
  name: 'Uploaded – 上传成功',
  args: { registration: kept },
  play: async ({ canvasElement }) => {
    await choose(canvasElement)
    await waitFor(() => expect(within(canvasElement).getByText('终稿.pdf')).toBeVisible())
  },
}

export const Failed: Story = {
  name: 'Failed – 上传失败',
  args: { registration: kept, upload: full },
  play: async ({ canvasElement }) => {
    await choose(canvasElement)
    const retry = await within(canvasElement).findByRole('button', { name: '重试' })
    await waitFor(() => expect(retry).toBeVisible())
  },
}
