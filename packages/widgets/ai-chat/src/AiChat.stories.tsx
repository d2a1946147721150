import { getQuota, listMessages, listScenes, resumeAnswer, sendQuestion } from '@chuhai/contract/assistant'
import type { CoreOptions } from '@chuhai/core'
import { createFakeCore, type ServerDouble } from '@chuhai/core/testing'
import { storyControls } from '@chuhai/ui/element'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useMemo } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AiChat } from './AiChat'
import { reference } from './element'
import { type ChatController, createChatController } from './store'
import {
  assistant,
  exchange,
  inPieces,
  longAnswer,
  longCode,
  pageOf,
  quota,
  streamOf,
  titleAnswer,
  visitor,
  wideTable,
} from './testing'

interface Scene {
  /** Changes the replies of the server. */
  serve?(server: ServerDouble): ServerDouble
  /** Runs before the story is shown. */
  prepare?(store: ChatController): void
  isSignedOut?: boolean
  isTyping?: boolean
  locale?: CoreOptions['locale']
}

const question = '德国站收纳盒，标题怎么写？列两版比较，再给我上传模板里的写法。'

const ask = (store: ChatController, text = question) => {
  store.changeText(text)
  store.send()
}

/** The chat on a server double that streams as the contract says. */
const InCard = ({ serve = (server) => server, prepare, isSignedOut, isTyping, locale }: Scene) => {
  const { core, store } = useMemo(() => {
    const options = { server: serve(assistant()), base: '', locale, ...(!isSignedOut && { user: visitor }) }
    const made = createFakeCore({}, options)
    return { core: made, store: createChatController(made) }
  }, [serve, locale, isSignedOut])
  useEffect(() => {
    if (!isTyping) store.typing.start(0, true)
    // The history is loaded first.
    let isPrepared = false
    const stop = store.$state.subscribe(({ phase }) => {
      if (phase === 'loading' || isPrepared) return
      isPrepared = true
      prepare?.(store)
    })
    return () => {
      stop()
      store.destroy()
    }
  }, [store, prepare, isTyping])
  return (
    <div className="story-card story-card--chat">
      <AiChat core={core} store={store} framed onConsult={() => undefined} />
    </div>
  )
}

const meta: Meta<typeof InCard> = {
  title: 'Widgets/AI assistant – AI 助手 – chuhai-ai-chat',
  component: InCard,
  subcomponents: { AiChat },
  argTypes: storyControls(reference),
  render: (args, { globals }) => <InCard {...args} locale={args.locale ?? globals.locale} />,
}
export default meta
type Story = StoryObj<typeof InCard>

const streaming = (pieces: readonly string[]) => (server: ServerDouble) =>
  server.respond(sendQuestion, () => streamOf(pieces, { end: null, stays: true }))

const answered = (answer: string) => (server: ServerDouble) =>
  server.respond(sendQuestion, () => streamOf(inPieces(answer, 40)))

export const Welcome: Story = { name: 'Welcome – 欢迎' }

export const Typing: Story = { name: 'Typing – 打字中', args: { isTyping: true } }

export const SuggestionsLoading: Story = {
  name: 'Suggestions loading – 推荐问题载入中',
  args: { serve: (server) => server.hang(listScenes) },
}

export const SuggestionsNotLoaded: Story = {
  name: 'Suggestions not loaded – 推荐问题没有载入',
  args: { serve: (server) => server.disconnect(listScenes) },
}

export const Waiting: Story = {
  name: 'Waiting – 等待回答',
  args: { serve: (server) => server.hang(sendQuestion), prepare: ask },
}

export const Streaming: Story = {
  name: 'Streaming – 正在生成',
  args: { serve: streaming([titleAnswer.slice(0, -34)]), prepare: ask },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aufbewahrungsbox')).toBeVisible()
    await expect(canvas.getByText(/AI 生成$/, { selector: '.ch-ai-chat__mark' })).toBeVisible()
  },
}

export const Answered: Story = {
  name: 'Answered – 回答完毕',
  args: { serve: answered(longAnswer), prepare: ask },
}

export const WithSources: Story = {
  name: 'With sources – 参考来源',
  args: {
    serve: (server) =>
      server.respond(sendQuestion, () =>
        streamOf(['先开企业账户，再交税号。'], {
          sources: [
            { title: '亚马逊欧洲站开店', address: '/GStore/details/1?tag=1' },
            { title: '德国税务合规', address: '/compliance?tag=2' },
          ],
        }),
      ),
    prepare: ask,
  },
}

export const WideTable: Story = {
  name: 'Wide table – 宽表格',
  args: { serve: answered(wideTable), prepare: ask },
}

export const LongCode: Story = {
  name: 'Long code – 长代码',
  args: { serve: answered(longCode), prepare: ask },
}

export const AnswerInterrupted: Story = {
  name: 'Answer interrupted – 回答中断',
  args: {
    serve: (server) =>
      server.respond(sendQuestion, () =>
        streamOf(['可以先道歉、给出原因，再提供'], { end: { state: 'broken', code: 'AI_ANSWER_CUT' } }),
      ),
    prepare: ask,
  },
}

export const Stopped: Story = {
  name: 'Stopped – 已停止',
  args: {
    serve: (server) =>
      server.respond(sendQuestion, () => streamOf(['可以先道歉、给出原因。'], { end: { state: 'stopped' } })),
    prepare: ask,
  },
}

export const QuotaUsed: Story = {
  name: 'Quota used – 次数用完',
  args: {
    serve: (server) =>
      server
        .answer(
          listMessages,
          pageOf(
            exchange(1, '买家说包裹晚到六天，要退款。', '可以先道歉、给出原因，再提供两种补偿供对方选择。'),
          ),
        )
        .fail(sendQuestion, 'AI_QUOTA_USED')
        .answer(getQuota, { ...quota, left: 0 }),
    prepare: (store) => ask(store, '再写一版德语的。'),
  },
}

export const ConnectionLost: Story = {
  name: 'Connection lost – 网络断开',
  args: {
    serve: (server) =>
      server
        .respond(sendQuestion, () => streamOf(['可以先道歉、给出原因，再提供'], { end: null, delayMs: 50 }))
        .disconnect(resumeAnswer),
    prepare: (store) => {
      ask(store)
      const stop = store.$state.listen((state) => {
        if (state.phase !== 'streaming') return
        stop()
        Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
      })
    },
  },
  beforeEach: () => () => Object.defineProperty(navigator, 'onLine', { value: true, configurable: true }),
}

export const HistoryNotLoaded: Story = {
  name: 'History not loaded – 历史没有载入',
  args: { serve: (server) => server.disconnect(listMessages) },
}

export const SignedOut: Story = {
  name: 'Signed out – 未登录',
  args: { isSignedOut: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
    await expect(canvas.getByPlaceholderText('请登录后使用')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '登录' })).toBeVisible()
  },
}

const saidBefore = (from: number) =>
  Array.from({ length: 10 }, (_, index) =>
    exchange(from - index * 2, `问题 ${from - index * 2}`, '先看品类，再看尺寸。\n\n'.repeat(3)),
  ).flat()

export const EarlierMessages: Story = {
  name: 'Earlier messages – 往前翻',
  args: {
    serve: (server) =>
      server.answer(listMessages, ({ query }) => pageOf(saidBefore(query.page === '1' ? 41 : 21), 40)),
  },
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log')
    const seen = await canvas.findByText('问题 23')
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0))
    log.scrollTop = 0
    await new Promise(requestAnimationFrame)
    const { top } = seen.getBoundingClientRect()
    await userEvent.click(canvas.getByRole('button', { name: '查看更早的对话' }))
    await canvas.findByText('问题 3')
    // The messages that were in sight keep their position.
    await waitFor(() => expect(Math.abs(seen.getBoundingClientRect().top - top)).toBeLessThan(2))
    await expect(canvas.queryByText('有新内容')).toBeNull()
  },
}

export const SeesImages: Story = {
  name: 'Sees images – 可以看图',
  args: {
    serve: (server) => server.answer(getQuota, { ...quota, seesImages: true }),
    prepare: (store) => store.changeText('看看这张主图，哪里要改？'),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: '添加图片' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: '添加图片' }))
    await expect(await canvas.findByText('点击或拖拽图片到这里上传')).toBeVisible()
  },
}

export const SeesNoImages: Story = {
  name: 'Sees no images – 看不了图',
  args: { prepare: (store) => store.changeText('看看这张主图，哪里要改？') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: '添加图片' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: '添加图片' }))
    await expect(await canvas.findByText(/看不了图片/)).toBeVisible()
  },
}

export const NoModel: Story = {
  name: 'No model – 没有接入模型',
  args: { serve: (server) => server.answer(getQuota, { ...quota, hasModel: false }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/看不了图片/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '添加图片' })).toBeNull()
  },
}

export const Reporting: Story = {
  name: 'Reporting – 举报',
  args: { serve: answered('可以先道歉。'), prepare: ask },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '举报' }))
    const dialog = await within(canvasElement).findByRole('dialog', { name: '举报这条回答' })
    await userEvent.click(within(dialog).getByRole('radio', { name: '内容有误' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '提交' }))
    await expect(await canvas.findByText('已举报')).toBeVisible()
  },
}

export const English: Story = { name: 'English – 英文', args: { locale: 'en' } }

export const AnswerInEnglish: Story = {
  name: 'Answer in English – 英文回答',
  args: {
    locale: 'en',
    serve: answered('Use the **category** first.\n\n- Aufbewahrungsbox\n- Stapelbox'),
    prepare: ask,
  },
}

export const OnPhone: Story = {
  name: 'On phone – 手机',
  args: { serve: answered(titleAnswer), prepare: ask },
  globals: { viewport: { value: 'phone' } },
}

export const FromSuggestionToAnswer: Story = {
  name: 'From suggestion to answer – 从推荐到回答',
  args: { isTyping: true, serve: answered(longAnswer) },
  play: async ({ canvas }) => {
    const suggestion = await canvas.findByRole('button', { name: /优化商品标题/ })
    await userEvent.click(suggestion)
    const field = canvas.getByRole('textbox', { name: '问题' })
    await expect(field).toHaveValue('请优化这个商品标题，按平台字数和关键词习惯：')
    await expect(await canvas.findByDisplayValue(/请优化/)).toHaveFocus()
    await userEvent.type(field, '收纳盒{Enter}')
    await expect(await canvas.findByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)).toBeInTheDocument()
    await expect(canvas.queryByText('试试这样问我')).toBeNull()
    await expect(await canvas.findByRole('heading', { name: '三步改标题' })).toBeInTheDocument()
    await expect(await canvas.findByRole('button', { name: '重新回答' })).toBeVisible()
  },
}
