import { getEvaluationResult, listEvaluationFields, submitEvaluation } from '@chuhai/contract/evaluation'
import type { CoreOptions } from '@chuhai/core'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import { storyControls } from '@chuhai/ui/element'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Evaluation } from './Evaluation'
import { reference } from './element'
import { compared, noResult, ratedResult, sixFields, visitor } from './testing'

interface Scene {
  isSignedIn?: boolean
  isRated?: boolean
  buttonOnly?: boolean
  locale?: CoreOptions['locale']
}

/** The card on a server double that speaks the contract. */
const Card = ({ isSignedIn, isRated, buttonOnly, locale }: Scene) => {
  const core = useMemo(() => {
    const server = createServerDouble()
      .answer(listEvaluationFields, sixFields)
      .answer(submitEvaluation, compared)
      .answer(getEvaluationResult, isRated ? ratedResult : noResult)
    return createFakeCore({}, { server, locale, ...(isSignedIn && { user: visitor }) })
  }, [isSignedIn, isRated, locale])
  return <Evaluation core={core} buttonOnly={buttonOnly} />
}

const meta: Meta<typeof Card> = {
  title: 'Widgets/Evaluation – 出海评测 – chuhai-evaluation',
  component: Card,
  subcomponents: { Evaluation },
  argTypes: storyControls(reference),
  args: { isSignedIn: true },
  render: (args, { globals }) => <Card {...args} locale={args.locale ?? globals.locale} />,
}
export default meta
type Story = StoryObj<typeof Card>

export const SignedOut: Story = { name: 'Signed out – 未登录', args: { isSignedIn: false } }

export const NotEvaluated: Story = {
  name: 'Not evaluated – 未评测',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '开始评测' }))
    const dialog = await within(canvasElement).findByRole('dialog')
    await expect(await within(dialog).findByRole('group', { name: /主营品类/ })).toBeInTheDocument()
  },
}

export const Evaluated: Story = {
  name: 'Evaluated – 已评测',
  args: { isRated: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /前往专属导航/ })).toBeVisible()
  },
}

export const WithoutCard: Story = { name: 'Without card – 只有按钮', args: { buttonOnly: true } }

export const English: Story = { name: 'English – 英文', args: { locale: 'en', isRated: true } }

export const OnPhone: Story = {
  name: 'On phone – 手机',
  args: { isRated: true },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { name: 'Dark – 深色', globals: { theme: 'dark' } }
