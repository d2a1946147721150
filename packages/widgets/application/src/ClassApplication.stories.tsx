import { classApplications } from '@chuhai/contract/application'
import type { CoreOptions } from '@chuhai/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { ClassApplication } from './ClassApplication'
import { applied, createTestCore, none, participant, type TestSetup } from './testing/core'

interface FormArgs extends TestSetup {
  locale?: CoreOptions['locale']
}

/** The form on a server double. */
const Form = ({ application, isSignedIn, serve, locale }: FormArgs) => {
  const core = useMemo(
    () => createTestCore({ application, isSignedIn, serve } as TestSetup, { locale }),
    [application, isSignedIn, serve, locale],
  )
  return <ClassApplication core={core} classId={6} />
}

const meta: Meta<typeof Form> = {
  title: '挂件/培训班报名',
  component: Form,
  args: { isSignedIn: true },
  render: (args, { globals }) => <Form {...args} locale={args.locale ?? globals.locale} />,
}
export default meta
type Story = StoryObj<typeof Form>

export const 没有登录: Story = { args: { isSignedIn: false } }
export const 填写: Story = {}
export const 接着填: Story = {
  args: { application: { ...none, revision: 1, savedAt: '2026-11-23T10:00:00.000Z', draft: participant } },
}
export const 名额已满: Story = { args: { application: { ...none, refusal: 'CLASS_FULL' } } }
export const 已经开课: Story = { args: { application: { ...none, refusal: 'CLASS_BEGUN' } } }
export const 待审核: Story = { args: { application: applied('submitted') } }
export const 审核中: Story = { args: { application: applied('submitted', 'reviewing') } }
export const 未通过: Story = { args: { application: applied('submitted', 'rejected') } }
export const 已通过: Story = { args: { application: applied('submitted', 'accepted') } }
export const 候补中: Story = {
  args: {
    application: { ...applied('submitted'), place: { state: 'waiting', keepUntil: null, ahead: 2 } },
  },
}
export const 席位已放出: Story = {
  args: {
    application: {
      ...applied('submitted', 'accepted'),
      refusal: 'CLASS_FULL',
      place: { state: 'lapsed', keepUntil: '2026-11-25T10:00:00.000Z', ahead: 0 },
    },
  },
}
export const 已下单: Story = {
  args: {
    application: {
      ...applied('submitted', 'accepted'),
      place: { state: 'ordered', keepUntil: null, ahead: 0 },
    },
  },
}
export const 已撤回: Story = { args: { application: applied('submitted', 'withdrawn') } }
export const 没有载入: Story = {
  args: { serve: (server) => server.fail(classApplications.get, 'SERVICE_UNAVAILABLE') },
}
