import { followInbox, listInbox, markRead } from '@chuhai/contract/message'
import { getUserInfo } from '@chuhai/contract/user'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { WritableAtom } from 'nanostores'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Bell, type BellProps } from './Bell'
import { createVisitor, longMessage, messagesOf, shen, startOutage } from './testing'

const show = (
  kept = messagesOf(13),
  options: Parameters<typeof createVisitor>[1] = {},
  props: BellProps = {},
) => {
  const visitor = createVisitor(kept, options)
  const onOpened = vi.fn()
  const shown = render(<Bell core={visitor.core} onOpened={onOpened} {...props} />)
  return { ...visitor, ...shown, onOpened, user: userEvent.setup() }
}
const bell = (name: string | RegExp = /^消息/) => screen.findByRole('button', { name })
const panel = () => screen.findByRole('dialog', { name: '消息' })

beforeAll(() => {
  // jsdom has no top layer, and hides what would be in it.
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      this.style.display = 'block'
    },
    hidePopover(this: HTMLElement) {
      this.style.display = ''
    },
  })
})
// A link of jsdom leads nowhere, and says so.
beforeAll(() => document.addEventListener('click', (click) => click.preventDefault()))
afterEach(cleanup)

describe('the bell', () => {
  it('is not there without a signed-in user, and asks nothing', async () => {
    const { server, container } = show(undefined, { isSignedIn: false })
    await act(async () => {})
    expect(container.textContent).toBe('')
    expect(server.requests).toHaveLength(0)
  })

  it('appears when somebody signs in, and goes when they sign out', async () => {
    const { core, server } = show(undefined, { isSignedIn: false })
    server.answer(getUserInfo, shen)
    await act(() => core.session.enter())
    expect(await bell('消息，3 条未读')).toBeTruthy()
    act(() => core.session.clear())
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    [0, '消息', ''],
    [1, '消息，1 条未读', '1'],
    [99, '消息，99 条未读', '99'],
    [100, '消息，99+ 条未读', '99+'],
  ])('with %i unread messages is called %s and shows “%s”', async (count, name, text) => {
    const kept = messagesOf(count).map((message) => ({ ...message, isRead: false }))
    show(kept)
    const button = await bell(name)
    expect(button.textContent).toBe(text)
  })

  it('counts and says what arrives', async () => {
    const { arrive } = show()
    await bell('消息，3 条未读')
    act(() => arrive())
    expect(await bell('消息，4 条未读')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('4 条未读消息')
  })

  it('is not there where the site may not have messages, and says nothing', async () => {
    const { server, core } = show(undefined, { isSignedIn: false })
    server.answer(getUserInfo, shen).fail(followInbox, 'SITE_SCOPE_MISSING')
    await act(() => core.session.enter())
    await waitFor(() => expect(server.requests.some(({ path }) => path === followInbox.path)).toBe(true))
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
    expect(core.notices.$notice.get()).toBeNull()
  })

  it('is covered while it is in doubt whether the session lasts', async () => {
    const { core } = show()
    const root = (await bell()).closest('.ch-bell') as HTMLElement
    act(() => (core.session.$isInDoubt as WritableAtom<boolean>).set(true))
    await waitFor(() => expect(root.dataset.covered).toBe('true'))
  })

  it('speaks English', async () => {
    show(undefined, { locale: 'en' })
    expect(await bell('Messages, 3 unread')).toBeTruthy()
  })
})

describe('the last messages', () => {
  it('are five, with what is unread, and the way to all', async () => {
    const { user } = show()
    await user.click(await bell())
    const dialog = within(await panel())
    const links = await dialog.findAllByRole('link')
    expect(links).toHaveLength(6)
    expect(links.filter((link) => link.textContent?.startsWith('未读'))).toHaveLength(3)
    expect(links.at(-1)?.textContent).toBe('全部消息')
    expect(links.at(-1)?.getAttribute('href')).toBe('http://chuhai.test/user/?tab=messages')
  })

  it('lead to their pages, or to all messages, and are read from then on', async () => {
    const { user, server, onOpened } = show()
    await user.click(await bell('消息，3 条未读'))
    const dialog = within(await panel())
    const [first] = await dialog.findAllByRole('link')
    expect(first?.getAttribute('href')).toBe('http://chuhai.test/schoolCenter/class')
    const decided = dialog.getByRole('link', { name: /服务商入驻申请已通过/ })
    expect(decided.getAttribute('href')).toBe('http://chuhai.test/user/?tab=messages')
    fireEvent.click(first as HTMLElement)
    expect(await bell('消息，2 条未读')).toBeTruthy()
    await waitFor(() => expect(server.requests.some(({ path }) => path === markRead.path)).toBe(true))
    expect(onOpened.mock.calls).toEqual([
      [{ id: messagesOf(1)[0]?.id, kind: 'class.placeOffered', path: '/schoolCenter/class' }],
    ])
  })

  it('lead to the page’s own list where it has one', async () => {
    const { user } = show(undefined, {}, { messagesUrl: '/mine' })
    await user.click(await bell())
    expect((await screen.findByRole('link', { name: '全部消息' })).getAttribute('href')).toBe('/mine')
  })

  it('are asked for as they open, each time', async () => {
    const { user, server, arrive } = show()
    await user.click(await bell())
    await panel()
    await user.keyboard('{Escape}')
    act(() => arrive({ title: '退款已到账' }))
    await user.click(await bell('消息，4 条未读'))
    expect(await screen.findByRole('link', { name: /退款已到账/ })).toBeTruthy()
    expect(server.requests.filter(({ path }) => path === listInbox.path)).toHaveLength(2)
  })

  it('say that there are none', async () => {
    const { user } = show([])
    await user.click(await bell())
    expect(await screen.findByText('还没有消息')).toBeTruthy()
  })

  it('say that they could not be loaded, and load again', async () => {
    const { user, server } = show()
    server.disconnect(listInbox)
    await user.click(await bell())
    expect(await screen.findByText('消息没有载入')).toBeTruthy()
    server.answer(listInbox, { list: [longMessage], total: 1, page: 1, rows: 5, unread: 1 })
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('link', { name: /The Sixth Ningbo/ })).toBeTruthy()
  })

  it('load as soon as the network is back', async () => {
    const { user, server, core } = show()
    await bell('消息，3 条未读')
    server.disconnect(listInbox)
    let endOutage = () => {}
    act(() => {
      endOutage = startOutage(core)
    })
    await user.click(await bell())
    expect(await screen.findByText(/^网络断开了/)).toBeTruthy()
    server.answer(listInbox, { list: [longMessage], total: 1, page: 1, rows: 5, unread: 1 })
    act(() => endOutage())
    expect(await screen.findByRole('link', { name: /The Sixth Ningbo/ })).toBeTruthy()
  })

  it('are used by keyboard: Escape and the bell close them and give the focus back', async () => {
    const { user } = show()
    const button = await bell()
    await user.tab()
    await user.keyboard('{Enter}')
    const dialog = await panel()
    expect(dialog.contains(document.activeElement)).toBe(true)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button)
    await user.click(button)
    await panel()
    await user.click(button)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
