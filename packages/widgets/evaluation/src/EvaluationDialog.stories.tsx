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
  title: 'Widgets/Evaluation dialog – 评测对话框',
  component: Guide,
  subcomponents: { EvaluationDialog },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
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

export const NoAnswers: Story = {
  name: 'No answers – 未作答',
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await showsUp(await dialog.findByRole('radio', { name: '在校学生' }))
  },
}

export const Answering: Story = { name: 'Answering – 作答中', args: { answers: fourAnswers }, play: opens }

export const QuestionsUnanswered: Story = {
  name: 'Questions unanswered – 有题未答',
  args: { answers: fourAnswers },
  play: async ({ canvasElement }) => {
    const dialog = await submit(canvasElement)
    await expect(dialog.getAllByText('请选择')).toHaveLength(2)
    await expect(dialog.getByRole('radio', { name: '流量与广告' })).toHaveFocus()
  },
}

export const Sending: Story = {
  name: 'Sending – 提交中',
  args: { answers: allAnswers, serve: (server) => server.hang(submitEvaluation) },
  play: async ({ canvasElement }) => {
    const dialog = await submit(canvasElement)
    await expect(dialog.getByRole('button', { name: '提交' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Undelivered: Story = {
  name: 'Undelivered – 还没有送达',
  args: { answers: allAnswers, serve: (server) => server.hang(submitEvaluation) },
  play: async ({ canvasElement }) => {
    const dialog = await submit(canvasElement)
    await showsUp(await dialog.findByText('服务器繁忙，还没有送达', undefined, { timeout: 10_000 }))
  },
}

export const AnswersKeptAfterFailure: Story = {
  name: 'Answers kept after failure – 提交失败后答案仍在',
  args: { answers: allAnswers, serve: (server) => server.disconnect(submitEvaluation) },
  play: async ({ canvasElement }) => {
    const dialog = await submit(canvasElement)
    await showsUp(await dialog.findByText('没有提交成功，答案都在，请检查网络后重试'))
    await expect(dialog.getByRole('checkbox', { name: '亚马逊' })).toBeChecked()
  },
}

export const QuestionsLoading: Story = {
  name: 'Questions loading – 题目载入中',
  args: { serve: (server) => server.hang(listEvaluationFields) },
  play: opens,
}

export const QuestionsNotLoaded: Story = {
  name: 'Questions not loaded – 题目没有载入',
  args: { serve: (server) => server.disconnect(listEvaluationFields) },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await showsUp(await dialog.findByRole('button', { name: '重试' }))
  },
}

export const NoQuestions: Story = {
  name: 'No questions – 没有题目',
  args: { serve: (server) => server.answer(listEvaluationFields, []) },
  play: opens,
}

export const LongQuestion: Story = {
  name: 'Long question – 很长的题目',
  args: { serve: (server) => server.answer(listEvaluationFields, longFields) },
  play: opens,
}

export const Evaluating: Story = {
  name: 'Evaluating – 评测中',
  args: { comparison: compared, serve: (server) => server.hang(getEvaluationResult) },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await showsUp(await dialog.findByRole('heading', { name: '评测中' }))
  },
}

export const Result: Story = {
  name: 'Result – 评测结果',
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

export const NoResult: Story = {
  name: 'No result – 没有结果',
  args: { beginsWith: 'result', serve: (server) => server.answer(getEvaluationResult, unratedResult) },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await showsUp(await dialog.findByRole('heading', { name: '抱歉，我们还在学习中' }))
  },
}

export const ResultNotLoaded: Story = {
  name: 'Result not loaded – 结果没有载入',
  args: { beginsWith: 'result', serve: (server) => server.disconnect(getEvaluationResult) },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await showsUp(await dialog.findByRole('button', { name: '重试' }))
  },
}

export const ResultLoading: Story = {
  name: 'Result loading – 读取结果中',
  args: { beginsWith: 'result', serve: (server) => server.hang(getEvaluationResult) },
  play: opens,
}

export const AnsweringInEnglish: Story = {
  name: 'Answering in English – 英文作答',
  args: { locale: 'en', answers: fourAnswers },
  play: async ({ canvasElement }) => void (await submit(canvasElement)),
}

export const ResultInEnglish: Story = {
  name: 'Result in English – 英文结果',
  args: { locale: 'en', beginsWith: 'result' },
  play: opens,
}

export const NoResultInEnglish: Story = {
  name: 'No result in English – 英文没有结果',
  args: {
    locale: 'en',
    beginsWith: 'result',
    serve: (server) => server.answer(getEvaluationResult, unratedResult),
  },
  play: opens,
}

const phone = { viewport: { value: 'phone' } }

export const AnsweringOnPhone: Story = {
  name: 'Answering on phone – 手机作答',
  args: { answers: fourAnswers },
  globals: phone,
  play: async ({ canvasElement }) => void (await submit(canvasElement)),
}

export const UndeliveredOnPhone: Story = {
  ...Undelivered,
  name: 'Undelivered on phone – 手机还没有送达',
  globals: phone,
}

export const EvaluatingOnPhone: Story = {
  ...Evaluating,
  name: 'Evaluating on phone – 手机评测中',
  globals: phone,
}

export const ResultOnPhone: Story = {
  name: 'Result on phone – 手机结果',
  args: { beginsWith: 'result' },
  globals: phone,
  play: opens,
}

export const NoResultOnPhone: Story = {
  ...NoResult,
  name: 'No result on phone – 手机没有结果',
  globals: phone,
}

export const EnglishResultOnPhone: Story = {
  name: 'English result on phone – 手机英文结果',
  args: { locale: 'en', beginsWith: 'result' },
  globals: phone,
  play: opens,
}

export const AnsweringDark: Story = {
  name: 'Answering dark – 深色作答',
  args: { answers: fourAnswers },
  globals: { theme: 'dark' },
  play: opens,
}

export const EvaluatingDark: Story = {
  ...Evaluating,
  name: 'Evaluating dark – 深色评测中',
  globals: { theme: 'dark' },
}

export const ResultDark: Story = {
  name: 'Result dark – 深色结果',
  args: { beginsWith: 'result' },
  globals: { theme: 'dark' },
  play: opens,
}

export const NoResultDark: Story = {
  ...NoResult,
  name: 'No result dark – 深色没有结果',
  globals: { theme: 'dark' },
}

export const ByKeyboard: Story = {
  name: 'By keyboard – 只用键盘',
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

export const FromAnswersToResult: Story = {
  name: 'From answers to result – 从作答到结果',
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
