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
  title: '挂件/麒麟杯入口',
  component: Card,
  args: { isSignedIn: true },
  render: (args, { globals }) => <Card {...args} locale={args.locale ?? globals.locale} />,
}
export default meta
type Story = StoryObj<typeof Card>

export const 报名中: Story = {
  args: { isSignedIn: false },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('报名时间：2026-11-01 09:00 至 2026-12-18 23:59')).toBeVisible(),
    )
  },
}
export const 未开始: Story = { args: { edition: comingEdition } }
export const 已截止: Story = {
  args: { edition: closedEdition },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '立即报名' }))
    await waitFor(() => expect(within(canvasElement).getByText('活动报名已截止')).toBeVisible())
  },
}
export const 正在报名: Story = { args: { registration: cuckoo } }
export const 待审核: Story = { args: { registration: inReview } }
export const 未通过: Story = {
  args: { registration: rejected },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/请补全方乐之的在读证明/)).toBeVisible())
  },
}
export const 已通过: Story = { args: { registration: accepted } }
export const 载入中: Story = { args: { serve: (server) => server.hang(getEdition) } }
export const 没有载入: Story = { args: { serve: (server) => server.disconnect(getEdition) } }
export const 只有按钮: Story = { args: { buttonOnly: true } }
export const 英文: Story = { args: { locale: 'en', registration: rejected } }
export const 手机: Story = { args: { registration: rejected }, globals: { viewport: { value: 'phone' } } }
export const 深色: Story = { args: { registration: accepted }, globals: { theme: 'dark' } }
