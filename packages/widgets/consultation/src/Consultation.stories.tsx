import { createConsultation } from '@chuhai/contract/consultation'
import type { CoreOptions } from '@chuhai/core'
import { createFakeCore, createServerDouble, type ServerDouble } from '@chuhai/core/testing'
import { storyControls } from '@chuhai/ui/element'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useMemo } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Consultation } from './Consultation'
import { reference } from './element'
import { type ConsultationStore, createConsultationStore } from './store'
import { fillIn } from './testing'

interface Scene {
  /** Changes the replies of the server. */
  serve?(server: ServerDouble): ServerDouble
  /** Runs before the story is shown. */
  prepare?(store: ConsultationStore): void
  locale?: CoreOptions['locale']
  about?: string
  courseUrl?: string
  privacyUrl?: string
}

const works = (server: ServerDouble) => server.answer(createConsultation, { id: 'lead-1' }, { delayMs: 400 })

/** The form on a server double that speaks the contract. */
const Form = ({ serve = works, prepare, locale, ...props }: Scene) => {
  const { core, store } = useMemo(() => {
    const made = createFakeCore({}, { server: serve(createServerDouble()), locale })
    return { core: made, store: createConsultationStore(made) }
  }, [serve, locale])
  useEffect(() => prepare?.(store), [prepare, store])
  return (
    <div className="story-card">
      <Consultation core={core} store={store} {...props} />
    </div>
  )
}

const meta: Meta<typeof Form> = {
  title: 'Widgets/Consultation – 在线咨询 – chuhai-consultation',
  component: Form,
  subcomponents: { Consultation },
  argTypes: storyControls(reference),
  render: (args, { globals }) => <Form {...args} locale={args.locale ?? globals.locale} />,
}
export default meta
type Story = StoryObj<typeof Form>

export const Empty: Story = { name: 'Empty – 未填写' }

export const FillingIn: Story = { name: 'Filling in – 填写中', args: { prepare: (store) => fillIn(store) } }

export const AboutSomething: Story = {
  name: 'About something – 关于一件商品',
  args: { about: 'product:SKU-204:磁吸露营灯' },
}

export const WithErrors: Story = {
  name: 'With errors – 校验未通过',
  args: {
    prepare: (store) => {
      fillIn(store, { contactsName: '一二三四五六七八九十一', contactsPhone: '1386810', mailbox: 'name@' })
      store.submit()
    },
  },
}

export const TrainingCourseChosen: Story = {
  name: 'Training course chosen – 选择培训课程',
  args: { prepare: (store) => fillIn(store, { customerSource: ['培训课程'] }) },
}

export const Sending: Story = {
  name: 'Sending – 提交中',
  args: {
    serve: (server) => server.hang(createConsultation),
    prepare: (store) => {
      fillIn(store)
      store.submit()
    },
  },
}

export const Submitted: Story = {
  name: 'Submitted – 提交成功',
  args: {
    prepare: (store) => {
      fillIn(store)
      store.submit()
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('提交成功，我们将在24小时内与您联系')).toBeVisible()
  },
}

export const KeptAfterFailure: Story = {
  name: 'Kept after failure – 提交失败后内容仍在',
  args: {
    serve: (server) => server.disconnect(createConsultation),
    prepare: (store) => {
      fillIn(store)
      store.submit()
    },
  },
}

export const English: Story = { name: 'English – 英文', args: { locale: 'en' } }

export const FromFirstFieldToSubmission: Story = {
  name: 'From first field to submission – 从填写到提交',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const field = (label: RegExp) => page.getByLabelText(label)
    await userEvent.click(page.getByRole('button', { name: '提交' }))
    await expect(await page.findAllByText('请输入')).toHaveLength(3)

    await userEvent.click(page.getByRole('combobox', { name: /咨询内容/ }))
    await userEvent.click(await page.findByRole('checkbox', { name: '亚马逊开店' }))
    await userEvent.click(page.getByRole('button', { name: '确定' }))
    await userEvent.type(field(/姓名/), '沈立群')
    await userEvent.type(field(/手机号/), '138-6810-5527')
    await expect(field(/手机号/)).toHaveValue('138 6810 5527')
    await userEvent.type(field(/公司名称/), '宁波宁居家居用品有限公司')
    await userEvent.click(page.getByRole('checkbox', { name: /^同意/ }))
    await userEvent.click(page.getByRole('button', { name: '提交' }))
    await expect(await page.findByText('提交成功，我们将在24小时内与您联系')).toBeVisible()
  },
}
