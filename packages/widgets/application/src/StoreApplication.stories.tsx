import type { Application } from '@chuhai/contract/application'
import { listStoreRequirements } from '@chuhai/contract/store'
import type { CoreOptions } from '@chuhai/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { StoreApplication } from './StoreApplication'
import { at, complete, createStoreCore } from './testing/store'

interface FormArgs {
  application?: Partial<Application>
  site?: string
  fails?: boolean
  locale?: CoreOptions['locale']
}

/** The form on a server double. */
const Form = ({ application, site, fails, locale }: FormArgs) => {
  const core = useMemo(() => {
    const double = createStoreCore(application, { locale })
    if (fails) double.server.fail(listStoreRequirements, 'SERVICE_UNAVAILABLE')
    return double.core
  }, [application, fails, locale])
  return <StoreApplication core={core} platformId={1} site={site} />
}

const meta: Meta<typeof Form> = {
  title: 'Widgets/Store application – 开店申请 – chuhai-store-application',
  component: Form,
  subcomponents: { StoreApplication },
  args: { site: 'us' },
  render: (args, { globals }) => <Form {...args} locale={args.locale ?? globals.locale} />,
}
export default meta
type Story = StoryObj<typeof Form>

const submitted: Partial<Application> = {
  id: '5e4fb0ae-4e4b-4be0-9f0c-1d83a2f9b001',
  state: 'submitted',
  version: 1,
  submittedAt: at,
  submitted: complete,
  history: [{ state: 'submitted', at, reason: null, fields: {} }],
}

export const Choosing: Story = { name: 'Choosing – 选择平台与站点', args: { site: '' } }
export const UnknownSite: Story = { name: 'Unknown site – 没有这个站点', args: { site: 'xx' } }
export const Filling: Story = { name: 'Filling – 填写' }
export const NextOne: Story = {
  name: 'Next one – 填入上次的内容',
  args: { application: { last: complete } },
}
export const WithoutOrganisation: Story = {
  name: 'Without an organisation – 没有选择主体',
  args: { application: { refusal: 'ORG_NOT_CHOSEN' } },
}
export const Submitted: Story = { name: 'Submitted – 已提交', args: { application: submitted } }
export const Rejected: Story = {
  name: 'Rejected – 未通过',
  args: {
    application: {
      ...submitted,
      state: 'rejected',
      version: 2,
      history: [
        { state: 'submitted', at, reason: null, fields: {} },
        {
          state: 'rejected',
          at,
          reason: '材料不全',
          fields: { 'document-bill': '户名看不清', account: '户名与主体不一致' },
        },
      ],
    },
  },
}
export const Failed: Story = { name: 'Failed – 加载失败', args: { fails: true } }
