import { createConsultation } from '@chuhai/contract/consultation'
import { getLivingInfo } from '@chuhai/contract/live'
import { getServiceContact } from '@chuhai/contract/site'
import type { CoreOptions } from '@chuhai/core'
import { createFakeCore, createServerDouble, type ServerDouble } from '@chuhai/core/testing'
import { storyControls } from '@chuhai/ui/element'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useMemo } from 'react'
import { helpBoxAttributes } from './element'
import type { Panel } from './entries'
import { HelpBox } from './HelpBox'
import { createHelpBoxStore } from './store'
import codePicture from './testing/code.svg'

interface Scene {
  open?: Panel
  side?: 'left' | 'right'
  serve?(server: ServerDouble): ServerDouble
  locale?: CoreOptions['locale']
}

const tonight = () => {
  const start = new Date()
  start.setUTCHours(11, 30, 0, 0)
  if (start.getTime() < Date.now()) start.setUTCDate(start.getUTCDate() + 1)
  return start.toISOString()
}

const works = (server: ServerDouble) =>
  server
    .answer(createConsultation, { id: 'lead-1' })
    .answer(getLivingInfo, () => ({
      videoName: '黑五最后 48 小时：广告预算怎么收',
      videoTime: tonight(),
      videoIntro: '林知远，前亚马逊广告客户经理。讲三张表：分时出价、库存红线、复盘。',
      videoImage: '/media/live-black-friday.svg',
      videoUrl: '/school/videoplay/live',
    }))
    .answer(getServiceContact, {
      phone: '400-826-0571',
      hours: '工作日 9:00–18:00',
      qrCode: codePicture,
    })

/** The box on a page of somebody else, on a server double that speaks the contract. */
const Page = ({ open, side, serve = works, locale }: Scene) => {
  const { core, store } = useMemo(() => {
    const made = createFakeCore({}, { server: serve(createServerDouble()), base: '', locale })
    return { core: made, store: createHelpBoxStore(made) }
  }, [serve, locale])
  useEffect(() => {
    if (open) store.open(open)
  }, [open, store])
  return <HelpBox core={core} store={store} side={side} />
}

const meta: Meta<typeof Page> = {
  title: '挂件/浮动帮助',
  component: Page,
  argTypes: storyControls(helpBoxAttributes),
  parameters: { bare: true, docs: { story: { inline: false, height: '640px' } } },
  render: (args, { globals }) => <Page {...args} locale={args.locale ?? globals.locale} />,
}
export default meta
type Story = StoryObj<typeof Page>

export const 收起: Story = {}
export const 在线咨询: Story = { args: { open: 'consultation' } }
export const 直播预告: Story = { args: { open: 'live' } }
export const 没有直播: Story = {
  args: { open: 'live', serve: (server) => works(server).answer(getLivingInfo, null) },
}
export const 直播载入中: Story = {
  args: { open: 'live', serve: (server) => works(server).hang(getLivingInfo) },
}
export const 直播载入失败: Story = {
  args: { open: 'live', serve: (server) => works(server).disconnect(getLivingInfo) },
}
export const 扫码咨询: Story = { args: { open: 'scan' } }
export const 电话咨询: Story = { args: { open: 'phone' } }
export const AI助手未登录: Story = { args: { open: 'chat' } }
export const 左侧停靠: Story = { args: { open: 'phone', side: 'left' } }
export const 英文: Story = { args: { open: 'consultation', locale: 'en' } }
export const 手机: Story = {
  args: { open: 'consultation' },
  globals: { viewport: { value: 'phone' } },
}
