import { getQuota, listMessages, listScenes } from '@chuhai/contract/assistant'
import { createConsultation } from '@chuhai/contract/consultation'
import { getLivingInfo } from '@chuhai/contract/live'
import { getServiceContact } from '@chuhai/contract/site'
import type { CoreOptions } from '@chuhai/core'
import { createFakeCore, createServerDouble, type ServerDouble } from '@chuhai/core/testing'
import { storyControls } from '@chuhai/ui/element'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useMemo } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { reference } from './element'
import type { Panel } from './entries'
import { HelpBox } from './HelpBox'
import { createHelpBoxStore } from './store'
import codePicture from './testing/code.svg'
import { signedIn } from './testing/visitor'

interface Scene {
  open?: Panel
  side?: 'left' | 'right'
  serve?(server: ServerDouble): ServerDouble
  locale?: CoreOptions['locale']
  isSignedIn?: boolean
}

const tonight = () => {
  const start = new Date()
  start.setUTCHours(11, 30, 0, 0)
  if (start.getTime() < Date.now()) start.setUTCDate(start.getUTCDate() + 1)
  return start.toISOString()
}

const scenes = [
  {
    id: 1,
    name: '文案润色',
    logo: '/media/scene-polish.svg',
    guideWords: '请把下面这段商品描述改写成地道的英文：',
  },
  { id: 2, name: '标题优化', logo: '/media/scene-title.svg', guideWords: '请优化这条商品标题：' },
  { id: 3, name: '邮件回复', logo: '/media/scene-mail.svg', guideWords: '请帮我回复这封买家邮件：' },
  { id: 4, name: '开店建议', logo: '/media/scene-store.svg', guideWords: '我们第一次做跨境，先开哪个站点？' },
]

const contact = {
  phone: '400-826-0571',
  hours: { from: '9:00', to: '18:00' },
  qrCode: codePicture,
  isWeChat: true,
}

const works = (server: ServerDouble) =>
  server
    .answer(listScenes, scenes)
    .answer(getQuota, { left: 20, limit: 20, renewsAt: tonight(), hasModel: true, seesImages: false })
    .answer(listMessages, { list: [], total: 0, page: 1, rows: 20 })
    .answer(createConsultation, { id: 'lead-1' })
    .answer(getLivingInfo, () => ({
      id: 1,
      videoName: '黑五最后 48 小时：广告预算怎么收',
      videoTime: tonight(),
      videoEnd: new Date(Date.parse(tonight()) + 5_400_000).toISOString(),
      videoIntro: '林知远，前亚马逊广告客户经理。讲三张表：分时出价、库存红线、复盘。',
      videoImage: '/media/live-black-friday.svg',
      videoUrl: '/activity/live?id=1',
      speaker: '林知远',
    }))
    .answer(getServiceContact, contact)

/** The box on a partner's page, on a server double that speaks the contract. */
const Page = ({ open, side, serve = works, locale, isSignedIn }: Scene) => {
  const { core, store } = useMemo(() => {
    const server = serve(createServerDouble())
    const made = createFakeCore({}, { server, base: '', locale, ...(isSignedIn && { user: signedIn }) })
    return { core: made, store: createHelpBoxStore(made) }
  }, [serve, locale, isSignedIn])
  useEffect(() => {
    if (open) store.open(open)
  }, [open, store])
  return <HelpBox core={core} store={store} side={side} />
}

const meta: Meta<typeof Page> = {
  title: 'Widgets/Help box – 浮动帮助 – chuhai-help-box',
  component: Page,
  subcomponents: { HelpBox },
  argTypes: storyControls(reference),
  parameters: { bare: true, docs: { story: { inline: false, height: '640px' } } },
  render: (args, { globals }) => <Page {...args} locale={args.locale ?? globals.locale} />,
}
export default meta
type Story = StoryObj<typeof Page>

export const Closed: Story = { name: 'Closed – 收起' }
export const FormPanel: Story = {
  name: 'Form panel – 在线咨询',
  args: { open: 'consultation' },
}
export const BroadcastPanel: Story = { name: 'Broadcast panel – 直播预告', args: { open: 'live' } }
export const NoBroadcast: Story = {
  name: 'No broadcast – 没有直播',
  args: { open: 'live', serve: (server) => works(server).answer(getLivingInfo, null) },
}
export const BroadcastLoading: Story = {
  name: 'Broadcast loading – 直播载入中',
  args: { open: 'live', serve: (server) => works(server).hang(getLivingInfo) },
}
export const BroadcastNotLoaded: Story = {
  name: 'Broadcast not loaded – 直播载入失败',
  args: { open: 'live', serve: (server) => works(server).disconnect(getLivingInfo) },
}
export const ScanPanel: Story = { name: 'Scan panel – 扫码咨询', args: { open: 'scan' } }
export const ScanToContactPage: Story = {
  name: 'Scan to contact page – 扫码到联系页',
  args: {
    open: 'scan',
    serve: (server) => works(server).answer(getServiceContact, { ...contact, isWeChat: false }),
  },
}
export const PhonePanel: Story = { name: 'Phone panel – 电话咨询', args: { open: 'phone' } }
export const Assistant: Story = { name: 'Assistant – AI助手', args: { open: 'chat', isSignedIn: true } }
/** The conversation takes at least three fifths of the sheet. */
export const AssistantOnPhone: Story = {
  name: 'Assistant on phone – 手机AI助手',
  args: { open: 'chat', isSignedIn: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const sheet = await within(canvasElement).findByRole('dialog', { name: 'AI 助手' })
    await waitFor(() => expect(within(sheet).getByText('今日剩余 20 次')).toBeVisible())
    const heightOf = (part: string) => sheet.querySelector(part)?.getBoundingClientRect().height ?? 0
    await expect(heightOf('.ch-ai-chat__log') / heightOf('.ch-sheet__panel')).toBeGreaterThanOrEqual(0.6)
  },
}
export const AssistantSignedOut: Story = {
  name: 'Assistant signed out – AI助手未登录',
  args: { open: 'chat' },
}
export const OnTheLeft: Story = { name: 'On the left – 左侧停靠', args: { open: 'phone', side: 'left' } }
export const English: Story = { name: 'English – 英文', args: { open: 'consultation', locale: 'en' } }
export const OnPhone: Story = {
  name: 'On phone – 手机',
  args: { open: 'consultation' },
  globals: { viewport: { value: 'phone' } },
}
