import { getMarketService } from '@chuhai/contract/market'
import type { CoreOptions } from '@chuhai/core'
import { storyControls } from '@chuhai/ui/element'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect } from 'storybook/test'
import { Enquiry } from './Enquiry'
import { reference } from './enquiry-element'
import { createMarketCore } from './testing'

interface Scene {
  answer?: 'hang' | 'gone'
  locale?: CoreOptions['locale']
}

/** The form on a server double that speaks the contract. */
const Form = ({ answer, locale }: Scene) => {
  const core = useMemo(() => {
    const made = createMarketCore({}, { locale })
    if (answer === 'hang') made.server.hang(getMarketService)
    if (answer === 'gone') made.server.fail(getMarketService, 'NOT_FOUND')
    return made
  }, [answer, locale])
  return <Enquiry core={core} service={1} />
}

const meta: Meta<typeof Form> = {
  title: 'Widgets/Enquiry – 购买前咨询 – chuhai-enquiry',
  component: Form,
  subcomponents: { Enquiry },
  argTypes: storyControls(reference),
  render: (args, { globals }) => <Form {...args} locale={args.locale ?? globals.locale} />,
}
export default meta
type Story = StoryObj<typeof Form>

export const Filling: Story = {
  name: 'Filling in – 填写',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '咨询：美国商标注册' })).toBeVisible()
  },
}

export const Loading: Story = { name: 'Loading – 载入中', args: { answer: 'hang' } }

export const Gone: Story = { name: 'Gone – 已下架', args: { answer: 'gone' } }

export const English: Story = { name: 'English – 英文', args: { locale: 'en' } }

export const OnPhone: Story = { name: 'On phone – 手机', globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { name: 'Dark – 深色', globals: { theme: 'dark' } }
