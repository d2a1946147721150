import { getQuota, listMessages, listScenes, resumeAnswer, sendQuestion } from '@chuhai/contract/assistant'
import type { Locale } from '@chuhai/contract/locale'
import { createFakeCore, type ServerDouble } from '@chuhai/core/testing'
import { act, cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { AiChat } from './AiChat'
import { createChatController } from './store'
import { assistant, exchange, quota, streamOf, visitor } from './testing'

// Parts of the chat are imported on demand.

const show = async (
  server: ServerDouble = assistant(),
  {
    isSignedIn = true,
    locale = 'zh-CN' as Locale,
    onConsult = undefined as (() => void) | undefined,
    now = () => Date.now(),
  } = {},
) => {
  const core = createFakeCore({}, { server, locale, now, ...(isSignedIn && { user: visitor }) })
  const store = createChatController(core)
  store.typing.start(0, true)
  render(<AiChat core={core} store={store} onConsult={onConsult} />)
  await waitFor(() => expect(store.$state.get().phase).not.toBe('loading'))
  return { core, store, server, user: userEvent.setup() }
}

const field = (name = '问题') => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const sent = (server: ServerDouble) =>
  server.requests.filter(({ path }) => path === sendQuestion.path).map(({ query }) => query.content)

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the welcome', () => {
  it('greets by name, gives screen readers the whole text, and then offers four scenes', async () => {
    const { user } = await show()
    const [greeting] = await screen.findAllByText(/^您好，沈立群。/)
    expect(greeting?.textContent).toContain('也能回答开店、物流和合规上的问题。')
    expect(await screen.findByRole('heading', { name: '试试这样问我' })).toBeTruthy()
    expect(screen.getAllByRole('listitem')).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: /优化商品标题/ }))
    expect(field().value).toBe('请优化这个商品标题，按平台字数和关键词习惯：')
    await waitFor(() => expect(document.activeElement).toBe(field()))
  })

  it('shows no notice when the scenes fail to load, and loads them again on retry', async () => {
    const { server, user } = await show(assistant().disconnect(listScenes))
    const retry = await screen.findByRole('button', { name: '重试' })
    server.answer(listScenes, [{ id: 1, name: '写邮件', logo: '/a.svg', guideWords: '请写' }])
    await user.click(retry)
    expect(await screen.findByRole('button', { name: /写邮件/ })).toBeTruthy()
  })

  it('hides with the first question, which has a time above it', async () => {
    const { user } = await show(assistant().respond(sendQuestion, () => streamOf(['好。'])))
    await user.type(field(), '标题怎么写？{Enter}')
    expect(await screen.findByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)).toBeTruthy()
    expect(screen.queryByText(/^您好/)).toBeNull()
    expect(await screen.findByText('好。')).toBeTruthy()
    expect(screen.getByText('AI 生成')).toBeTruthy()
  })
})

describe('the field', () => {
  it('sends with Enter and breaks the line with Shift + Enter', async () => {
    const { user, server } = await show()
    await user.type(field(), '第一行{Shift>}{Enter}{/Shift}第二行')
    expect(field().value).toBe('第一行\n第二行')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sent(server)).toEqual(['第一行\n第二行']))
  })

  it('ignores Enter and Escape that belong to the candidate window', async () => {
    // A frozen clock: the key stays within the guard's time after the composition.
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const { server } = await show()
    const onKeyDown = vi.fn()
    document.addEventListener('keydown', onKeyDown)
    field().focus()
    fireEvent.compositionStart(field())
    fireEvent.change(field(), { target: { value: "biao'ti" } })
    for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field(), { key })
    expect(onKeyDown.mock.calls.map(([event]) => event.key)).toEqual(['Enter'])
    fireEvent.compositionEnd(field())
    // The Enter that follows a composition breaks no line either.
    expect(fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 })).toBe(false)
    document.removeEventListener('keydown', onKeyDown)
    expect(sent(server)).toEqual([])
    expect(field().value).toBe("biao'ti")
  })

  it('accepts 200 characters, counted by code points, and says how many did not fit', async () => {
    const { user } = await show()
    field().focus()
    await user.paste('𠮷'.repeat(237))
    expect([...field().value]).toHaveLength(200)
    expect(screen.getByText('200/200')).toBeTruthy()
    expect(screen.getByText(/后面\s37\s字没有放进来/)).toBeTruthy()
  })

  it('is disabled without a signed-in user, with a login button in place of send', async () => {
    const { core, user } = await show(assistant(), { isSignedIn: false })
    await act(async () => void (await core.session.refresh()))
    expect(field().disabled).toBe(true)
    expect(field().placeholder).toBe('请登录后使用')
    expect(screen.queryByRole('button', { name: '发送' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '登录' }))
    expect(core.signOn.$request.get()?.reason).toBe('chat')
  })

  it('explains at the upload box that the model cannot see images', async () => {
    const { user } = await show(assistant())
    await user.click(await screen.findByRole('button', { name: '添加图片' }))
    expect(screen.getByText('当前的 AI 助手看不了图片，请用文字描述图片里的内容。')).toBeTruthy()
    expect(document.querySelector('input[type=file]')).toBeNull()
    await user.click(screen.getByRole('button', { name: '添加图片' }))
    expect(screen.queryByText(/看不了图片/)).toBeNull()
  })

  it('has no upload box without a model, and says so in a sentence', async () => {
    await show(assistant().answer(getQuota, { ...quota, hasModel: false }))
    expect(await screen.findByText('当前的 AI 助手看不了图片，请用文字描述图片里的内容。')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '添加图片' })).toBeNull()
    expect(screen.queryByText('内容由 AI 生成，请核对后使用')).toBeNull()
  })

  it('shows the upload button disabled before sign-in', async () => {
    await show(assistant(), { isSignedIn: false })
    expect((await screen.findByRole('button', { name: '添加图片' })).matches(':disabled')).toBe(true)
  })

  it('does not send a question before its image is uploaded, and says so', async () => {
    let arrive = () => {}
    class SlowUpload {
      status = 200
      responseText = JSON.stringify({ status: '00000', data: '/api/file/1', message: '' })
      upload = {}
      onload?: () => void
      open() {}
      setRequestHeader() {}
      send() {
        arrive = () => this.onload?.()
      }
      abort() {}
    }
    vi.stubGlobal('XMLHttpRequest', SlowUpload)
    const { user, server } = await show(assistant().answer(getQuota, { ...quota, seesImages: true }))
    await user.click(await screen.findByRole('button', { name: '添加图片' }))
    await waitFor(() => expect(document.querySelector('input[type=file]')).toBeTruthy())
    const picker = document.querySelector('input[type=file]') as HTMLInputElement
    await user.upload(picker, new File(['x'], '货架.png', { type: 'image/png' }))
    await user.type(field(), '缺什么？{Enter}')
    expect(screen.getByText('图片上传完再发送')).toBeTruthy()
    expect(sent(server)).toEqual([])
    await act(async () => arrive())
    expect(screen.queryByText('图片上传完再发送')).toBeNull()
    await user.type(field(), '{Enter}')
    await waitFor(() => expect(sent(server)).toEqual(['缺什么？']))
    expect(server.requests.find(({ path }) => path === sendQuestion.path)?.query.image).toBe('/api/file/1')
  })

  it('is disabled when the quota is used up, and offers the consultation', async () => {
    const onConsult = vi.fn()
    const { user, server } = await show(assistant(), { onConsult })
    server.fail(sendQuestion, 'AI_QUOTA_USED').answer(getQuota, { ...quota, left: 0 })
    await user.type(field(), '再来一版{Enter}')
    expect(
      await screen.findByText('今日免费次数已用完', { selector: 'p.ch-ai-chat__quota-title' }),
    ).toBeTruthy()
    await waitFor(() => expect(field().disabled).toBe(true))
    await user.click(screen.getByRole('button', { name: '在线咨询' }))
    expect(onConsult).toHaveBeenCalledOnce()
  })

  it('names the day of the renewal by the server’s clock on a device that is two days ahead', async () => {
    const now = Date.parse('2026-11-20T02:00:00Z')
    const usedUp = { ...quota, left: 0, renewsAt: '2026-11-20T16:00:00.000Z' }
    const server = assistant([], { clock: () => now }).answer(getQuota, usedUp)
    await show(server, { now: () => now + 2 * 86_400_000 })
    await waitFor(() => expect(field().placeholder).toContain('明天 0:00'))
  })

  it('names the clock of the renewal in another time zone', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    onTestFinished(() => void vi.unstubAllEnvs())
    await show(assistant().answer(getQuota, { ...quota, left: 0 }))
    await waitFor(() => expect(field().placeholder).toMatch(/0:00（北京时间） 后可继续提问/))
  })
})

describe('an answer', () => {
  it('can be stopped while it grows; Enter sends no second question', async () => {
    const { user, server } = await show(
      assistant().respond(sendQuestion, () => streamOf(['写到'], { end: null, stays: true })),
    )
    await user.type(field(), '问{Enter}')
    expect(await screen.findByText('写到')).toBeTruthy()
    await user.type(field(), '第二问{Enter}')
    expect(sent(server)).toEqual(['问'])
    screen.getByRole('button', { name: '停止' }).focus()
    await user.keyboard(' ')
    expect(await screen.findByText('正在停止')).toBeTruthy()
    expect(document.activeElement).toBe(field())
  })

  it('has the AI mark in copied text, by button and by selection', async () => {
    const { user } = await show(assistant(exchange(1, '问', '答**案**')))
    await screen.findByText('案')
    await user.click(screen.getByRole('button', { name: '复制' }))
    expect(await navigator.clipboard.readText()).toBe('答**案**\n\n（AI 生成）')

    const answer = screen.getByRole('article')
    getSelection()?.selectAllChildren(answer.querySelector('.ch-answer') as HTMLElement)
    const setData = vi.fn()
    const copy = createEvent.copy(answer, { clipboardData: { setData } })
    fireEvent(answer, copy)
    expect(setData).toHaveBeenCalledWith('text/plain', '答案\n\n（AI 生成）')
    expect(copy.defaultPrevented).toBe(true)
  })

  it('lists its sources with their links', async () => {
    await show(
      assistant(exchange(1, '问', '答', { sources: [{ title: '税务合规', address: '/compliance?tag=2' }] })),
    )
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^税务合规/ })
    expect(link.href).toBe('http://chuhai.test/compliance?tag=2')
    expect(link.rel).toContain('noopener')
  })

  it('keeps its text when it is interrupted, and offers a retry', async () => {
    const { user, server } = await show(
      assistant().respond(sendQuestion, () =>
        streamOf(['前半句'], {
          end: { state: 'broken', code: 'AI_ANSWER_CUT', text: '回答中断，以上内容不完整' },
        }),
      ),
    )
    await user.type(field(), '问{Enter}')
    expect(await screen.findByText('回答中断，以上内容不完整')).toBeTruthy()
    expect(screen.getByText('前半句', { selector: '.ch-answer p' })).toBeTruthy()
    server.respond(sendQuestion, () => streamOf(['整句。']))
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('整句。')).toBeTruthy()
  })

  it('resumed after an interruption shows its whole text', async () => {
    const { user, server } = await show(
      assistant()
        .respond(sendQuestion, () => streamOf(['前半句'], { end: null }))
        .fail(resumeAnswer, 'AI_TOO_OFTEN'),
    )
    await user.type(field(), '问{Enter}')
    const retry = await screen.findByRole('button', { name: '重试' })
    server.respond(resumeAnswer, () => streamOf(['，后半句。'], { offset: 3 }))
    await user.click(retry)
    expect(await screen.findByText('前半句，后半句。', { selector: '.ch-answer p' })).toBeTruthy()
  })

  it('is announced by sentences in a status beside the log', async () => {
    const { user } = await show(
      assistant()
        .respond(sendQuestion, () => streamOf(['**第一句。**第二', '句还'], { end: null }))
        .hang(resumeAnswer),
    )
    expect(screen.getByRole('log').getAttribute('aria-live')).toBe('off')
    await user.type(field(), '问{Enter}')
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('第一句。'),
    )
  })
})

describe('the conversation', () => {
  it('stays and goes on while React hides the page, and is not loaded again', async () => {
    const server = assistant()
      .respond(sendQuestion, () => streamOf(['前半句'], { end: null }))
      .fail(resumeAnswer, 'AI_TOO_OFTEN')
    const core = createFakeCore({}, { server, user: visitor })
    const view = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <AiChat core={core} />
      </Activity>
    )
    const { rerender } = render(view('visible'))
    const user = userEvent.setup()
    await user.type(field(), '问{Enter}')
    await screen.findByRole('button', { name: '重试' })
    await act(async () => rerender(view('hidden')))
    await act(async () => rerender(view('visible')))
    expect(screen.getByText('前半句', { selector: '.ch-answer p' })).toBeTruthy()
    expect(server.requests.filter(({ path }) => path === listMessages.path)).toHaveLength(1)
    server.respond(resumeAnswer, () => streamOf(['，后半句。'], { offset: 3 }))
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('前半句，后半句。', { selector: '.ch-answer p' })).toBeTruthy()
  })

  it('is cleared only after a confirmation', async () => {
    const { user } = await show(assistant(exchange(1, '问', '答')))
    await user.click(await screen.findByRole('button', { name: '清空对话' }))
    const cancel = await screen.findByRole('button', { name: '取消' })
    expect(document.activeElement).toBe(cancel)
    await user.click(screen.getByRole('button', { name: '清空' }))
    expect(await screen.findByRole('heading', { name: '试试这样问我' })).toBeTruthy()
    expect(screen.queryByText('答')).toBeNull()
  })
})

describe('in English', () => {
  it('shows greeting, placeholder and quota in English', async () => {
    await show(assistant(), { locale: 'en' })
    expect(screen.getByRole('heading', { name: 'AI assistant' })).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Try asking me like this' })).toBeTruthy()
    expect(field('Question').placeholder).toContain('Enter sends')
  })
})
