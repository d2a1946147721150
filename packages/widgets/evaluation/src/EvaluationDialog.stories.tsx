import { getEvaluationResult, listEvaluationFields, submitEvaluation } from '@chuhai/contract/evaluation'
import type { CoreOptions } from '@chuhai/core'
import { createFakeCore, createServerDouble, type ServerDouble } from '@chuhai/core/testing'
import { Button, Toasts } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Answers } from './dialog/answers'
import type { Comparison } from './dialog/state'
import { EvaluationDialog } from './EvaluationDialog'
import {
  allAnswers,
  compared,
  fourAnswers,
  longFields,
  noResult,
  ratedResult,
  sixFields,
  unratedResult,
  visitor,
} from './testing'

interface Scene {
  /** Changes the replies of the server. */
  serve?(server: ServerDouble): ServerDouble
  /** The answers of the draft. */
  answers?: Answers
  /** A submit whose result is awaited. */
  comparison?: Omit<Comparison, 'since'>
  beginsWith?: 'form' | 'result'
  locale?: CoreOptions['locale']
}

const nothing = (server: ServerDouble) => server

/** The dialog on a server double that speaks the contract. */
const Guide = ({ serve = nothing, answers = {}, comparison, beginsWith, locale }: Scene) => {
  const core = useMemo(() => {
    const server = createServerDouble()
    const made = createFakeCore({}, { server, locale, user: visitor })
    server
      .answer(listEvaluationFields, sixFields)
      .answer(submitEvaluation, compared, { delayMs: 400 })
      .answer(getEvaluationResult, ratedResult)
    serve(server)
    const since = Date.now()
    made.drafts.open('evaluation.form').write({ answers, comparison: comparison && { ...comparison, since } })
    return made
  }, [serve, answers, comparison, locale])
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        专属导航
      </Button>
      <EvaluationDialog
        core={core}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        beginsWith={beginsWith}
        homeHref="/crossBorderSiteGuide"
        specialHref={(id) => `/crossBorderSiteGuide/specialGuide?id=${id}`}
      />
      <Toasts notice={useStore(core.notices.$notice)} onDismiss={(id) => core.notices.dismiss(Number(id))} />
    </>
  )
}

const meta: Meta<typeof Guide> = {
  title: '挂件/专属导航评测',
  component: Guide,
  args: { beginsWith: 'form' },
  render: (args, { globals }) => <Guide {...args} locale={args.locale ?? globals.locale} />,
}
export default meta
type Story = StoryObj<typeof Guide>

const dialogIn = async (canvasElement: HTMLElement) =>
  within(
    await within(canvasElement).findByRole('dialog', {
      name: /建立跨境专属导航|Build your exclusive cross-border guide/,
    }),
  )
const opens: Story['play'] = async ({ canvasElement }) => void (await dialogIn(canvasElement))

/** Waits for the fade-in. */
const showsUp = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())

const submit = async (canvasElement: HTMLElement) => {
  const dialog = await dialogIn(canvasElement)
  await userEvent.click(await dialog.findByRole('button', { name: /提交|Submit/ }))
  return dialog
}

export const 未作答: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await showsUp(await dialog.findByRole('radio', { name: '在校学生' }))
  },
}

export const 作答中: Story = { args: { answers: fourAnswers }, play: opens }

export const 有题未答: Story = {
  args: { answers: fourAnswers },
  play: async ({ canvasElement }) => {
    const dialog = await submit(canvasElement)
    await expect(dialog.getAllByText('请选择')).toHaveLength(2)
    await expect(dialog.getByRole('radio', { name: '流量与广告' })).toHaveFocus()
  },
}

export const 提交中: Story = {
  args: { answers: allAnswers, serve: (server) => server.hang(submitEvaluation) },
  play: async ({ canvasElement }) => {
    const dialog = await submit(canvasElement)
    await expect(dialog.getByRole('button', { name: '提交' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const 提交失败后答案仍在: Story = {
  args: { answers: allAnswers, serve: (server) => server.disconnect(submitEvaluation) },
  play: async ({ canvasElement }) => {
    const dialog = await submit(canvasElement)
    await showsUp(await dialog.findByText('没有提交成功，答案都在，请检查网络后重试'))
    await expect(dialog.getByRole('checkbox', { name: '亚马逊' })).toBeChecked()
  },
}

export const 题目载入中: Story = {
  args: { serve: (server) => server.hang(listEvaluationFields) },
  play: opens,
}

export const 题目没有载入: Story = {
  args: { serve: (server) => server.disconnect(listEvaluationFields) },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await showsUp(await dialog.findByRole('button', { name: '重试' }))
  },
}

export const 没有题目: Story = {
  args: { serve: (server) => server.answer(listEvaluationFields, []) },
  play: opens,
}

export const 很长的题目: Story = {
  args: { serve: (server) => server.answer(listEvaluationFields, longFields) },
  play: opens,
}

export const 评测中: Story = {
  args: { comparison: compared, serve: (server) => server.hang(getEvaluationResult) },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await showsUp(await dialog.findByRole('heading', { name: '评测中' }))
  },
}

export const 评测结果: Story = {
  args: { beginsWith: 'result' },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await showsUp(await dialog.findByRole('heading', { name: '成长卖家' }))
    await expect(dialog.getByRole('link', { name: '前往专属导航' })).toHaveAttribute(
      'href',
      '/crossBorderSiteGuide/specialGuide?id=12',
    )
  },
}

export const 没有结果: Story = {
  args: { beginsWith: 'result', serve: (server) => server.answer(getEvaluationResult, unratedResult) },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await showsUp(await dialog.findByRole('heading', { name: '抱歉，我们还在学习中' }))
  },
}

export const 结果没有载入: Story = {
  args: { beginsWith: 'result', serve: (server) => server.disconnect(getEvaluationResult) },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await showsUp(await dialog.findByRole('button', { name: '重试' }))
  },
}

export const 读取结果中: Story = {
  args: { beginsWith: 'result', serve: (server) => server.hang(getEvaluationResult) },
  play: opens,
}

export const 英文作答: Story = {
  args: { locale: 'en', answers: fourAnswers },
  play: async ({ canvasElement }) => void (await submit(canvasElement)),
}

export const 英文结果: Story = { args: { locale: 'en', beginsWith: 'result' }, play: opens }

export const 英文没有结果: Story = {
  args: {
    locale: 'en',
    beginsWith: 'result',
    serve: (server) => server.answer(getEvaluationResult, unratedResult),
  },
  play: opens,
}

const phone = { viewport: { value: 'phone' } }

export const 手机作答: Story = {
  args: { answers: fourAnswers },
  globals: phone,
  play: async ({ canvasElement }) => void (await submit(canvasElement)),
}

export const 手机评测中: Story = { ...评测中, globals: phone }

export const 手机结果: Story = { args: { beginsWith: 'result' }, globals: phone, play: opens }

export const 手机没有结果: Story = { ...没有结果, globals: phone }

export const 手机英文结果: Story = {
  args: { locale: 'en', beginsWith: 'result' },
  globals: phone,
  play: opens,
}

export const 深色作答: Story = { args: { answers: fourAnswers }, globals: { theme: 'dark' }, play: opens }

export const 深色评测中: Story = { ...评测中, globals: { theme: 'dark' } }

export const 深色结果: Story = {
  args: { beginsWith: 'result' },
  globals: { theme: 'dark' },
  play: opens,
}

export const 深色没有结果: Story = { ...没有结果, globals: { theme: 'dark' } }

export const 只用键盘: Story = {
  args: { serve: (server) => server.answer(getEvaluationResult, noResult) },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    const first = await dialog.findByRole('radio', { name: '在校学生' })
    first.focus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{ArrowDown}')
    await expect(dialog.getByRole('radio', { name: '初创团队' })).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(dialog.getByRole('radio', { name: '家居园艺' })).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(dialog.getByRole('checkbox', { name: '亚马逊' })).toBeChecked()
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull())
  },
}

/** A server that holds the result back. */
const holdResult = () => {
  let letGo = () => {}
  const result = new Promise<typeof ratedResult>((resolve) => {
    letGo = () => resolve(ratedResult)
  })
  return { letGo, serve: (server: ServerDouble) => server.answer(getEvaluationResult, () => result) }
}

export const 从作答到结果: Story = {
  args: { answers: fourAnswers },
  loaders: holdResult,
  render: (args, { globals, loaded }) => <Guide {...args} serve={loaded.serve} locale={globals.locale} />,
  play: async ({ canvasElement, loaded }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.click(await dialog.findByRole('radio', { name: '税务合规' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: '欧洲' }))
    await userEvent.click(dialog.getByRole('button', { name: '提交' }))
    await showsUp(await dialog.findByRole('heading', { name: '评测中' }))
    await waitFor(() => expect(dialog.getByText(/正在比对\s638\s个站点和\s214\s门课程/)).toBeVisible())
    loaded.letGo()
    const rating = await dialog.findByRole('heading', { name: '成长卖家' })
    await expect(rating).toHaveFocus()
  },
}
