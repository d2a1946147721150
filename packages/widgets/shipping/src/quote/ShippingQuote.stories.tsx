import { quoteShipping } from '@chuhai/contract/logistics'
import type { CoreOptions } from '@chuhai/core'
import { storyControls } from '@chuhai/ui/element'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, userEvent } from 'storybook/test'
import { reference } from '../element'
import { createQuoteCore, packet, quoteDouble } from '../testing/quote'
import { ShippingQuote } from './ShippingQuote'

interface Scene {
  /** The quote that is shown from the start. */
  isQuoted?: boolean
  lines?: 'impossible' | 'ended'
  answer?: 'hang' | 'failed'
  locale?: CoreOptions['locale']
}

/** The form on a server double that speaks the contract. */
const Quote = ({ isQuoted, lines, answer, locale }: Scene) => {
  const core = useMemo(() => {
    const made = createQuoteCore(
      {
        ...(lines === 'impossible' && { lines: [packet] }),
        ...(lines === 'ended' && { endsAt: '2026-11-27T16:00:00.000Z' }),
      },
      { locale },
    )
    if (answer === 'hang') made.server.hang(quoteShipping)
    if (answer === 'failed') made.server.fail(quoteShipping, 'SERVER_ERROR')
    return made
  }, [lines, answer, locale])
  return <ShippingQuote core={core} destination="US" quote={isQuoted ? quoteDouble.number : undefined} />
}

const meta: Meta<typeof Quote> = {
  title: 'Widgets/Shipping quote – 运费查询 – chuhai-shipping-quote',
  component: Quote,
  subcomponents: { ShippingQuote },
  argTypes: storyControls(reference),
  render: (args, { globals }) => <Quote {...args} locale={args.locale ?? globals.locale} />,
}
export default meta
type Story = StoryObj<typeof Quote>

type Play = NonNullable<Story['play']>

const fillIn: Play = async ({ canvas }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /邮编/ }), '90001')
  for (const [name, text] of [
    [/单件重量/, '2.3'],
    [/^长/, '30'],
    [/^宽/, '25'],
    [/^高/, '20'],
  ] as const)
    await userEvent.type(canvas.getByRole('textbox', { name }), text)
  await userEvent.click(canvas.getByRole('button', { name: '查运费' }))
}

export const Filling: Story = { name: 'Filling in – 填写' }

export const Refused: Story = {
  name: 'Refused – 有错',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查运费' }))
    await expect(await canvas.findByText(/请填写目的地的邮编/)).toBeVisible()
  },
}

export const Asking: Story = { name: 'Asking – 正在查询', args: { answer: 'hang' }, play: fillIn }

export const Quoted: Story = { name: 'Quoted – 查到了', args: { isQuoted: true } }

export const Explained: Story = {
  name: 'Explained – 费用明细',
  args: { isQuoted: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('费用明细', { selector: '[aria-label*="美国空派"]' }))
    await expect(canvas.getByText('燃油附加费')).toBeVisible()
  },
}

export const Impossible: Story = {
  name: 'Impossible – 没有线路可以寄',
  args: { isQuoted: true, lines: 'impossible' },
}

export const Ended: Story = { name: 'Ended – 报价已过期', args: { isQuoted: true, lines: 'ended' } }

export const Failed: Story = { name: 'Failed – 没有查到', args: { answer: 'failed' }, play: fillIn }

export const English: Story = { name: 'English – 英文', args: { isQuoted: true, locale: 'en' } }

export const OnPhone: Story = {
  name: 'On phone – 手机',
  args: { isQuoted: true },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { name: 'Dark – 深色', args: { isQuoted: true }, globals: { theme: 'dark' } }
