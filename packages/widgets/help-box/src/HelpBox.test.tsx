import { getQuota, listMessages, listScenes } from '@chuhai/contract/assistant'
import { createConsultation } from '@chuhai/contract/consultation'
import { getLivingInfo } from '@chuhai/contract/live'
import { getServiceContact } from '@chuhai/contract/site'
import type { UserInfo } from '@chuhai/contract/user'
import { createFakeCore, createServerDouble, type ServerDouble } from '@chuhai/core/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { HelpBox, type HelpBoxProps } from './HelpBox'
import { createBoxController } from './store'
import { filledForm, signedIn } from './testing/visitor'
import { pretendNarrowScreen, pretendNoPopovers, pretendWideScreen } from './testing/wide-screen'

const broadcast = {
  id: 1,
  videoName: '黑五最后 48 小时：广告预算怎么收',
  videoTime: '2026-11-20T11:30:00Z',
  videoEnd: '2026-11-20T13:00:00Z',
  videoIntro: '分时出价、库存红线、复盘三张表。',
  videoImage: '/media/live.svg',
  videoUrl: '/activity/live?id=1',
  speaker: '林知远',
}
const contact = {
  phone: '400-826-0571',
  hours: { from: '9:00', to: '18:00' },
  qrCode: '/media/code.svg',
  isWeChat: true,
}

const show = (
  serve: (server: ServerDouble) => unknown = () => {},
  user?: UserInfo,
  about?: HelpBoxProps['about'],
) => {
  const server = createServerDouble()
    .answer(createConsultation, { id: 'lead-1' })
    .answer(getLivingInfo, broadcast)
    .answer(getServiceContact, contact)
  serve(server)
  const core = createFakeCore({}, { server, ...(user && { user }) })
  const store = createBoxController(core)
  const onSubmitted = vi.fn()
  const shown = render(<HelpBox core={core} store={store} about={about} onSubmitted={onSubmitted} />)
  return { server, core, store, onSubmitted, ...shown, user: userEvent.setup() }
}

/** Returns the first one: small screens have a round button for the form as well. */
const entry = (name: string) => screen.getAllByRole('button', { name })[0] as HTMLElement
const panel = (name: string) => screen.findByRole('dialog', { name })
const openPanels = () => screen.queryAllByRole('dialog')
const press = (name: string) => act(async () => entry(name).click())
const button = (name: string) => screen.findByRole('button', { name })

beforeEach(() => {
  pretendWideScreen()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the box', () => {
  it('shows one panel at a time, and marks its entry as expanded', async () => {
    show()
    await press('电话咨询')
    await panel('电话咨询')
    expect(entry('电话咨询').getAttribute('aria-expanded')).toBe('true')
    await press('扫码咨询')
    expect(openPanels()).toEqual([await panel('扫码咨询')])
    expect(entry('电话咨询').getAttribute('aria-expanded')).toBe('false')
  })

  it('opens its panels where the browser lacks media queries, as tests do', async () => {
    vi.stubGlobal('matchMedia', undefined)
    show()
    for (const name of ['电话咨询', '在线咨询', 'AI 助手']) {
      await press(name)
      await panel(name)
    }
  })

  it('is closed and can be opened again where React has hidden it meanwhile', async () => {
    const core = createFakeCore()
    const view = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <HelpBox core={core} />
      </Activity>
    )
    const { rerender } = render(view('visible'))
    await press('在线咨询')
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^姓名/ })
    fireEvent.input(name, { target: { value: '沈' } })
    await act(async () => rerender(view('hidden')))
    await act(async () => rerender(view('visible')))
    expect(openPanels()).toEqual([])
    await press('在线咨询')
    await panel('在线咨询')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^姓名/ })).toBe(name)
    expect(name.value).toBe('沈')
  })

  it('opens a consultation about what its page is about, or what a button says', async () => {
    const { store } = show(undefined, undefined, '磁吸露营灯')
    const line = () => document.querySelector('.ch-consultation__about')?.textContent
    await press('在线咨询')
    await waitFor(() => expect(line()).toBe('关于：磁吸露营灯'))
    act(() => store.open('consultation', { kind: 'sample', title: '收纳架' }))
    expect(line()).toBe('关于：收纳架')
    fireEvent.click(screen.getByRole('button', { name: '移除 收纳架' }))
    expect(line()).toBeUndefined()
    act(() => store.open('consultation', { kind: 'sample', title: '收纳架' }))
    expect(line()).toBe('关于：收纳架')
  })

  it('still says what a consultation is about while it tells that it was sent', async () => {
    const { core, store, onSubmitted } = show()
    const sent: unknown[] = []
    onSubmitted.mockImplementation(() => sent.push(store.$about.get()))
    const about = { kind: 'sample', title: '收纳架' }
    core.drafts.open('consultation.help-box').write({ values: filledForm })
    await act(async () => store.open('consultation', about))
    const submit = await button('提交')
    await act(async () => submit.click())
    await waitFor(() => expect(sent).toEqual([about]))
    expect(store.$about.get()).toBeNull()
  })

  it('gives the page its own language back once it is given none', () => {
    const core = createFakeCore()
    const { rerender } = render(<HelpBox core={core} locale="en" />)
    expect(core.locale.$locale.get()).toBe('en')
    rerender(<HelpBox core={core} />)
    expect(core.locale.$locale.get()).toBe('zh-CN')
  })

  it('keeps a focus that is inside the panel already', async () => {
    const { store } = show()
    await act(async () => store.handle({ kind: 'enter', panel: 'phone' }))
    const link = await screen.findByRole('link', { name: contact.phone })
    link.focus()
    await press('电话咨询')
    expect(document.activeElement).toBe(link)
  })

  it('focuses a pinned panel, and the entry again after Escape', async () => {
    const { user } = show()
    await press('电话咨询')
    expect(document.activeElement).toBe(await panel('电话咨询'))
    await user.keyboard('{Escape}')
    expect(openPanels()).toEqual([])
    expect((document.activeElement as HTMLElement).dataset.entry).toBe('phone')
  })

  it('closes a pinned panel by Escape on its entry, too, where the focus is before it reaches the panel', async () => {
    const { user } = show()
    await press('电话咨询')
    entry('电话咨询').focus()
    await user.keyboard('{Escape}')
    expect(openPanels()).toEqual([])
  })

  it('ignores Escape while text is composed', async () => {
    show()
    await press('电话咨询')
    fireEvent.keyDown(await panel('电话咨询'), { key: 'Escape', isComposing: true })
    expect(openPanels()).toHaveLength(1)
  })

  it('ignores the Escape that ends a composition, which Safari reports too late', async () => {
    // A frozen clock: the key stays within the guard's time after the composition.
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    show()
    await press('在线咨询')
    const name = await screen.findByRole('textbox', { name: '姓名' })
    fireEvent.compositionStart(name)
    fireEvent.compositionEnd(name)
    fireEvent.keyDown(name, { key: 'Escape' })
    expect(openPanels()).toHaveLength(1)
  })

  it('hides closed panels in a browser without popovers, and shows them again', async () => {
    pretendNoPopovers()
    const { store } = show()
    const form = () => document.querySelector<HTMLElement>('.ch-panel--consultation')
    await act(async () => store.open('consultation'))
    expect(form()?.hidden).toBe(false)
    await act(async () => store.close())
    expect(form()?.hidden).toBe(true)
    await act(async () => store.open('consultation'))
    expect(form()?.hidden).toBe(false)
  })

  it('closes a pinned hover panel by a press outside, but never the form', async () => {
    show()
    await press('电话咨询')
    await act(async () => fireEvent.pointerDown(document.body))
    expect(openPanels()).toEqual([])
    await press('在线咨询')
    await act(async () => fireEvent.pointerDown(document.body))
    expect(openPanels()).toEqual([await panel('在线咨询')])
  })

  it('renders the form invisibly when its entry is hovered', async () => {
    show()
    await act(async () => void fireEvent.pointerEnter(entry('在线咨询'), { pointerType: 'mouse' }))
    expect(await screen.findByLabelText(/^姓名/)).toBeTruthy()
    expect(openPanels()).toEqual([])
    await press('在线咨询')
    expect(openPanels()).toEqual([await panel('在线咨询')])
    await press('在线咨询')
    expect(openPanels()).toEqual([])
  })

  it('fetches the assistant when its entry is touched, and opens it with the press alone', async () => {
    const { store } = show((server) => server.answer(listScenes, []))
    await act(async () => void fireEvent.pointerDown(entry('AI 助手'), { pointerType: 'touch' }))
    expect(store.$approached.get()).toBe('chat')
    await act(() => vi.dynamicImportSettled())
    expect(openPanels()).toEqual([])
    await press('AI 助手')
    expect(openPanels()).toEqual([await panel('AI 助手')])
    expect(document.querySelector('.ch-panel__awaited')).toBeNull()
  })

  it('keeps what was typed into the form while another panel is open', async () => {
    const { user } = show()
    await press('在线咨询')
    const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: '姓名' })
    await user.type(await name(), '沈')
    await press('电话咨询')
    await press('在线咨询')
    expect((await name()).value).toBe('沈')
  })

  it('follows the language of the page', async () => {
    const { core } = show()
    await press('电话咨询')
    await act(async () => core.locale.set('en'))
    expect((await panel('Call us')).closest('[lang]')?.getAttribute('lang')).toBe('en')
    expect(await screen.findByText('Hotline')).toBeTruthy()
    expect(await screen.findByText('Working days 9:00–18:00 (Beijing time)')).toBeTruthy()
  })

  it('leaves nothing behind when it is unmounted', async () => {
    const { unmount } = show()
    await press('电话咨询')
    unmount()
    expect(document.querySelector('.ch-rail, .ch-panel')).toBeNull()
  })
})

describe('the live panel', () => {
  it('shows a placeholder, then the broadcast', async () => {
    let answer = () => {}
    const waits = new Promise<void>((resolve) => {
      answer = resolve
    })
    show((server) => server.answer(getLivingInfo, () => waits.then(() => broadcast)))
    await press('直播预告')
    const live = await panel('直播预告')
    await waitFor(() => expect(live.querySelector('.ch-skeleton')).toBeTruthy())
    await act(async () => answer())
    expect(await screen.findByText(broadcast.videoName)).toBeTruthy()
    expect(live.querySelector('img')?.src).toBe('http://chuhai.test/media/live.svg')
  })

  it('dates the broadcast by the server’s clock on a device that is two days ahead', async () => {
    const now = Date.parse('2026-11-20T02:00:00Z')
    const server = createServerDouble({ clock: () => now }).answer(getLivingInfo, broadcast)
    const core = createFakeCore({}, { server, now: () => now + 2 * 86_400_000 })
    render(<HelpBox core={core} store={createBoxController(core)} />)
    await press('直播预告')
    expect(await screen.findByText('今晚 19:30')).toBeTruthy()
  })

  it('shows that none is planned', async () => {
    show((server) => server.answer(getLivingInfo, null))
    await press('直播预告')
    expect(await screen.findByText('近期没有直播')).toBeTruthy()
  })

  it('shows a failure with its reason, and loads again on retry', async () => {
    const { server, core, user } = show((double) => double.disconnect(getLivingInfo))
    await press('直播预告')
    expect(await screen.findByText('直播预告没有载入')).toBeTruthy()
    expect(core.notices.$notice.get()?.kind).toBe('error')
    server.answer(getLivingInfo, broadcast)
    await user.click(await button('重试'))
    expect(await screen.findByText(broadcast.videoName)).toBeTruthy()
  })

  it('asks a visitor who wants to watch to sign in', async () => {
    const { core, user } = show()
    const open = vi.fn()
    vi.stubGlobal('open', open)
    await press('直播预告')
    await user.click(await button('观看直播'))
    expect(core.signOn.$request.get()?.reason).toBe('live')
    expect(open).not.toHaveBeenCalled()
  })

  it('opens the video for a signed-in visitor in a new tab', async () => {
    const { core, user } = show(undefined, signedIn)
    const open = vi.fn()
    vi.stubGlobal('open', open)
    await press('直播预告')
    await user.click(await button('观看直播'))
    const [url, target, features] = open.mock.calls[0] as [URL, string, string]
    expect(String(url)).toBe('http://chuhai.test/activity/live?id=1')
    expect([target, features]).toEqual(['_blank', 'noopener'])
    expect(core.signOn.$request.get()).toBeNull()
  })
})

describe('the other panels', () => {
  it('the phone panel shows the number of the server, and offers a retry when it failed to load', async () => {
    const { server, user } = show((double) => double.disconnect(getServiceContact))
    await press('电话咨询')
    const retry = await button('重试')
    server.answer(getServiceContact, { ...contact, phone: '0571-8888-0000' })
    await user.click(retry)
    const number = await screen.findByRole<HTMLAnchorElement>('link', { name: '0571-8888-0000' })
    expect(number.href).toBe('tel:0571-8888-0000')
  })

  it('the scan panel shows the code as an image, and offers a retry when it failed to load', async () => {
    const { server, user } = show((double) => double.disconnect(getServiceContact))
    await press('扫码咨询')
    const retry = await button('重试')
    server.answer(getServiceContact, contact)
    await user.click(retry)
    const code = await screen.findByRole<HTMLImageElement>('img', { name: '客服微信二维码' })
    expect(code.src).toBe('http://chuhai.test/media/code.svg')
    expect(code.width).toBeGreaterThanOrEqual(200)
    expect(screen.getByText('微信扫码，加客服好友')).toBeTruthy()
  })

  it('the scan panel does not mention WeChat when the code leads to the contact page', async () => {
    const { core } = show((server) => server.answer(getServiceContact, { ...contact, isWeChat: false }))
    await press('扫码咨询')
    expect(await screen.findByRole('img', { name: '联系页二维码' })).toBeTruthy()
    expect(screen.getByText('扫码打开联系页，留下电话，顾问给您回电')).toBeTruthy()
    await act(async () => core.locale.set('en'))
    expect((await panel('Scan to chat')).textContent).not.toContain('WeChat')
  })

  it('the chat asks a visitor to sign in each time it is opened', async () => {
    const { core, store } = show((server) => server.answer(listScenes, []))
    await act(async () => void (await core.session.refresh()))
    await press('AI 助手')
    expect(await screen.findByPlaceholderText('请登录后使用')).toBeTruthy()
    expect(core.signOn.$request.get()).toMatchObject({ reason: 'chat', mode: 'login' })
    act(() => core.signOn.dismiss())
    await press('AI 助手')
    expect(store.$open.get()).toBeNull()
    await press('AI 助手')
    expect(core.signOn.$request.get()?.reason).toBe('chat')
  })

  it('the chat keeps its conversation while its panel is closed', async () => {
    const { core } = show((server) => {
      server.answer(listScenes, []).answer(listMessages, { list: [], total: 0, page: 1, rows: 20 })
      server.answer(getQuota, { left: 3, limit: 10, renewsAt: '', hasModel: true, seesImages: false })
    }, signedIn)
    await press('AI 助手')
    expect(await screen.findByText('今日剩余 3 次')).toBeTruthy()
    expect(core.signOn.$request.get()).toBeNull()
    fireEvent.change(screen.getByRole('textbox', { name: '问题' }), { target: { value: '标题怎么写' } })
    await press('AI 助手')
    await press('AI 助手')
    expect(screen.getByDisplayValue('标题怎么写')).toBeTruthy()
  })

  it('the form panel notifies the page of a lead', async () => {
    show()
    await press('在线咨询')
    expect(await screen.findByRole('textbox', { name: '姓名' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: '在线咨询' })).toBeTruthy()
  })
})

describe('the sheet of a phone', () => {
  it('offers to call the hotline first, then to copy its number', async () => {
    pretendNarrowScreen()
    const { store } = show()
    await act(async () => store.open('phone'))
    const call = await screen.findByRole<HTMLAnchorElement>('link', { name: '拨打' })
    expect(call.href).toBe(`tel:${contact.phone}`)
    expect(call.classList).toContain('ch-button--primary')
    expect(call.compareDocumentPosition(await button('复制号码'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('notifies the page of a lead that is acknowledged after closing', async () => {
    pretendNarrowScreen()
    let answer = () => {}
    const waits = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { server, core, store, onSubmitted } = show((double) =>
      double.answer(createConsultation, () => waits.then(() => ({ id: 'lead-1' }))),
    )
    core.drafts.open('consultation.help-box').write({ values: filledForm })
    await act(async () => store.open('consultation'))
    const submit = await button('提交')
    await act(async () => submit.click())
    await waitFor(() => expect(server.requests.some(({ path }) => path.endsWith('/consultation'))).toBe(true))
    await act(async () => store.close())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(onSubmitted).not.toHaveBeenCalled()
    await act(async () => answer())
    await waitFor(() => expect(onSubmitted.mock.calls).toEqual([[{ id: 'lead-1' }]]))
    expect(core.drafts.open('consultation.help-box').read()).toBeNull()
  })
})
