import { getMarketService } from '@chuhai/contract/market'
import type { CoreOptions } from '@chuhai/core'
import { storyControls } from '@chuhai/ui/element'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, userEvent } from 'storybook/test'
import { reference } from './element'
import { ServiceCard } from './ServiceCard'
import { createMarketCore } from './testing'

interface Scene {
  isUnrated?: boolean
  answer?: 'hang' | 'gone' | 'failed'
  title?: string
  locale?: CoreOptions['locale']
}

/** The card on a server double that speaks the contract. */
const Card = ({ isUnrated, answer, title, locale }: Scene) => {
  const core = useMemo(() => {
    const made = createMarketCore(
      {
        ...(isUnrated && { rating: { average: null, count: 0, distribution: [0, 0, 0, 0, 0] } }),
        ...(title && { title }),
      },
      { locale },
    )
    if (answer === 'hang') made.server.hang(getMarketService)
    if (answer === 'gone') made.server.fail(getMarketService, 'NOT_FOUND')
    if (answer === 'failed') made.server.fail(getMarketService, 'SERVER_ERROR')
    return made
  }, [isUnrated, answer, title, locale])
  return <ServiceCard core={core} service={1} />
}

const meta: Meta<typeof Card> = {
  title: 'Widgets/Service card – 服务卡片 – chuhai-service-card',
  component: Card,
  subcomponents: { ServiceCard },
  argTypes: storyControls(reference),
  render: (args, { globals }) => <Card {...args} locale={args.locale ?? globals.locale} />,
}
export default meta
type Story = StoryObj<typeof Card>

export const Rated: Story = { name: 'Rated – 有评价' }

export const Unrated: Story = { name: 'Unrated – 没有评价', args: { isUnrated: true } }

export const Asking: Story = {
  name: 'Asking – 先咨询',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '先问一问' }))
    await expect(await canvas.findByLabelText(/姓名/)).toBeVisible()
  },
}

export const Loading: Story = { name: 'Loading – 载入中', args: { answer: 'hang' } }

export const Gone: Story = { name: 'Gone – 已下架', args: { answer: 'gone' } }

export const Failed: Story = { name: 'Failed – 没有载入', args: { answer: 'failed' } }

export const LongName: Story = {
  name: 'Long name – 很长的名称',
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 商标注册',
  },
}

export const English: Story = { name: 'English – 英文', args: { locale: 'en' } }

export const OnPhone: Story = { name: 'On phone – 手机', globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { name: 'Dark – 深色', globals: { theme: 'dark' } }
