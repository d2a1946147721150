import { getEdition } from '@chuhai/contract/competition'
import type { CoreOptions } from '@chuhai/core'
import { Toasts } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Competition } from './Competition'
import { createTestCore, type TestSetup } from './testing/core'
import { closedEdition, comingEdition } from './testing/editions'
import { accepted, cuckoo, inReview, rejected, team } from './testing/registrations'

interface CardArgs extends TestSetup {
  buttonOnly?: boolean
  locale?: CoreOptions['locale']
}

/** Notices of a story stay: it is looked at, by people and by tests, for as long as that takes. */
const noticeMs = 60_000

/** The card on a server double that keeps a registration. */
const Card = ({ edition, registration, isSignedIn, buttonOnly, locale, serve }: CardArgs) => {
  const core = useMemo(
    () => createTestCore({ edition, registration, members: team, isSignedIn, serve }, { locale }),
    [edition, registration, isSignedIn, locale, serve],
  )
  const notice = useStore(core.notices.$notice)
  return (
    <>
      <Competition core={core} edition={6} buttonOnly={buttonOnly} />
      <Toasts
        notice={notice && { ...notice, durationMs: noticeMs }}
        onDismiss={(id) => core.notices.dismiss(Number(id))}
      />
    </>
  )
}

const meta: Meta<typeof Card> = {
  title: 'Widgets/Competition – 大赛报名 – chuhai-competition',
  component: Card,
  subcomponents: { Competition },
  args: { isSignedIn: true },
  render: (args, { globals }) => <Card {...args} locale={args.locale ?? globals.locale} />,
}
export default meta
type Story = StoryObj<typeof Card>

export const SignUpOpen: Story = {
  name: 'Sign up open – 报名中',
  args: { isSignedIn: false },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('报名时间：2026-11-01 09:00 至 2026-12-18 23:59')).toBeVisible(),
    )
  },
}
export const SignUpNotBegun: Story = { name: 'Sign up not begun – 未开始', args: { edition: comingEdition } }
export const SignUpOver: Story = {
  name: 'Sign up over – 已截止',
  args: { edition: closedEdition },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '立即报名' }))
    await waitFor(() => expect(within(canvasElement).getByText('活动报名已截止')).toBeVisible())
  },
}
export const SigningUp: Story = { name: 'Signing up – 正在报名', args: { registration: cuckoo } }
export const AwaitingReview: Story = { name: 'Awaiting review – 待审核', args: { registration: inReview } }
export const Rejected: Story = {
  name: 'Rejected – 未通过',
  args: { registration: rejected },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/请补全方乐之的在读证明/)).toBeVisible())
  },
}
export const Accepted: Story = { name: 'Accepted – 已通过', args: { registration: accepted } }
export const Loading: Story = {
  name: 'Loading – 载入中',
  args: { serve: (server) => server.hang(getEdition) },
}
export const NotLoaded: Story = {
  name: 'Not loaded – 没有载入',
  args: { serve: (server) => server.disconnect(getEdition) },
}
export const WithoutCard: Story = { name: 'Without card – 只有按钮', args: { buttonOnly: true } }
export const English: Story = { name: 'English – 英文', args: { locale: 'en', registration: rejected } }
export const OnPhone: Story = {
  name: 'On phone – 手机',
  args: { registration: rejected },
  globals: { viewport: { value: 'phone' } },
}
export const Dark: Story = {
  name: 'Dark – 深色',
  args: { registration: accepted },
  globals: { theme: 'dark' },
}
