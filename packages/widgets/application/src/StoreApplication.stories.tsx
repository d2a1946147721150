import { storeApplications } from '@chuhai/contract/application'
import { listStoreRequirements } from '@chuhai/contract/store'
import type { ServerDouble } from '@chuhai/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { StoreApplication } from './StoreApplication'
import { applied } from './testing/core'
import { createStoreCore } from './testing/store'

interface FormArgs {
  platform?: string
  site?: string
  serve?: (server: ServerDouble) => void
  locale?: 'zh-CN' | 'en'
}

/** The form on a server double. */
const Form = ({ serve, ...props }: FormArgs) => {
  const core = useMemo(() => createStoreCore(serve), [serve])
  return <StoreApplication core={core} {...props} />
}

const meta: Meta<typeof Form> = {
  title: 'Widgets/Store application – 开店申请 – chuhai-store-application',
  component: Form,
  subcomponents: { StoreApplication },
  render: (args, { globals }) => <Form {...args} locale={args.locale ?? globals.locale} />,
}
export default meta
type Story = StoryObj<typeof Form>

export const Choosing: Story = { name: 'Choosing a site – 选站点' }
export const Filling: Story = { name: 'Filling – 填写', args: { platform: 'amazon', site: 'us' } }
export const Submitted: Story = {
  name: 'Submitted – 已提交',
  args: {
    platform: 'amazon',
    site: 'us',
    serve: (server) =>
      server.answer(storeApplications.get, { ...applied('submitted'), submitted: { company: '宁居' } }),
  },
}
export const Unknown: Story = {
  name: 'Unknown – 没有这个平台',
  args: { platform: 'amazon', site: 'xx' },
}
export const Failed: Story = {
  name: 'Failed – 加载失败',
  args: { serve: (server) => server.fail(listStoreRequirements, 'SERVICE_UNAVAILABLE') },
}
