import { listInbox, markRead } from '@chuhai/contract/message'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Inbox, type InboxProps } from './Inbox'
import { createVisitor, longMessage, messagesOf, startOutage } from './testing'

const show = (
  kept = messagesOf(13),
  options: Parameters<typeof createVisitor>[1] = {},
  props: InboxProps = {},
) => {
  const visitor = createVisitor(kept, options)
  const onOpened = vi.fn()
  render(<Inbox core={visitor.core} onOpened={onOpened} {...props} />)
  return { ...visitor, onOpened, user: userEvent.setup() }
}
const list = () => screen.findByRole('list', { name: '消息' })
const titles = async () => within(await list()).getAllByRole('button')
const opened = (name: RegExp) => screen.findByRole('button', { name, expanded: true })

afterEach(cleanup)

describe('the inbox', () => {
  it('shows what the page puts there without a signed-in user', () => {
    const { server } = show(undefined, { isSignedIn: false }, { signedOut: <a href="/login">登录</a> })
    expect(screen.getByRole('link', { name: '登录' })).toBeTruthy()
    expect(server.requests).toHaveLength(0)
  })

  it('is a bell where the page wants one', async () => {
    show(undefined, {}, { view: 'bell' })
    expect(await screen.findByRole('button', { name: '消息，3 条未读' })).toBeTruthy()
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('has the newest ten, the unread ones marked for eye and ear', async () => {
    show()
    const rows = await titles()
    expect(rows).toHaveLength(10)
    expect(rows.filter((row) => row.textContent?.startsWith('未读'))).toHaveLength(3)
    expect(rows[0]?.closest('li')?.dataset.unread).toBe('true')
    expect(screen.getByText('共 13 条，第 1 / 2 页')).toBeTruthy()
  })

  it('reads a message where it stands, and leads on', async () => {
    const { user, server, onOpened } = show()
    const [first] = await titles()
    await user.click(first as HTMLElement)
    await opened(/第 6 期培训班有名额了/)
    expect(screen.getByText(/名额为您保留 48 小时/)).toBeTruthy()
    expect(screen.getByRole('link', { name: '查看详情' }).getAttribute('href')).toBe(
      'http://chuhai.test/schoolCenter/class',
    )
    expect(first?.closest('li')?.dataset.unread).toBeUndefined()
    expect(onOpened).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(server.requests.some(({ path }) => path === markRead.path)).toBe(true))
    await user.click(first as HTMLElement)
    expect(screen.queryByRole('link', { name: '查看详情' })).toBeNull()
  })

  it('offers no file for the calendar on a page of another site', async () => {
    const { user } = show()
    const rows = await titles()
    await user.click(rows[1] as HTMLElement)
    await opened(/课表/)
    expect(screen.queryByRole('link', { name: '加入日历' })).toBeNull()
  })

  it('turns its pages, and has the focus for the next step', async () => {
    const { user } = show()
    await list()
    expect(screen.getByRole('button', { name: '上一页' })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: '下一页' }))
    expect(await screen.findByText('共 13 条，第 2 / 2 页')).toBeTruthy()
    expect(await titles()).toHaveLength(3)
    expect(screen.getByRole('button', { name: '下一页' })).toHaveProperty('disabled', true)
    expect(document.activeElement).toBe(await list())
  })

  it('shows the unread ones alone', async () => {
    const { user } = show()
    await list()
    await user.click(screen.getByRole('radio', { name: '未读' }))
    await screen.findByText('共 3 条')
    expect(await titles()).toHaveLength(3)
  })

  it('marks all as read, and says so', async () => {
    const { user } = show()
    await list()
    const button = screen.getByRole('button', { name: '全部标为已读' })
    await vi.waitFor(() => expect(button).toHaveProperty('disabled', false))
    await user.click(button)
    expect(await screen.findByText('全部消息已标为已读')).toBeTruthy()
    expect((await titles()).some((row) => row.textContent?.startsWith('未读'))).toBe(false)
    expect(button).toHaveProperty('disabled', true)
  })

  it('says that there is nothing, and nothing unread', async () => {
    const { user } = show([])
    expect(await screen.findByText('还没有消息')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: '未读' }))
    expect(await screen.findByText('没有未读消息')).toBeTruthy()
  })

  it('says why it could not be loaded, and loads again', async () => {
    const { user, server } = show()
    server.fail(listInbox, 'SERVICE_UNAVAILABLE')
    cleanup()
    const again = createVisitor()
    again.server.fail(listInbox, 'SERVICE_UNAVAILABLE')
    render(<Inbox core={again.core} />)
    expect(await screen.findByText('服务暂时不可用，请稍后重试')).toBeTruthy()
    again.server.answer(listInbox, { list: [longMessage], total: 1, page: 1, rows: 10, unread: 1 })
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await titles()).toHaveLength(1)
  })

  it('keeps what it has while the network is gone, and says so', async () => {
    const { core, server, arrive } = show()
    await list()
    server.disconnect(listInbox)
    act(() => void startOutage(core))
    act(() => arrive())
    const note = await screen.findByRole('alert')
    expect(note.textContent).toContain('网络断开了')
    expect(await titles()).toHaveLength(10)
  })

  it('speaks English', async () => {
    show(undefined, { locale: 'en' })
    expect(await screen.findByRole('list', { name: 'Messages' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeTruthy()
  })
})
