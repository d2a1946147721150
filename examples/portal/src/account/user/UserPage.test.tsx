import { listOrganisationApplications } from '@chuhai/contract/application'
import { listOwnConsultations, type SentConsultation } from '@chuhai/contract/consultation'
import { getTeam, type OrganisationRole, type OrganisationTeam } from '@chuhai/contract/organisation'
import { createFakeCore, createServerDouble, type ServerDouble } from '@chuhai/core/testing'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { InboxParts } from '../../app/account'
import { createLazyModule } from '../../app/lazy'
import { Portal } from '../../layout/Portal'
import { rows } from '../../routes'
import { createAppDouble, userDouble } from '../../testing/app'
import { stubBrowser } from '../../testing/browser'
import UserPage from './UserPage'

// It needs more of a browser than jsdom has; its journeys run in a real one.
vi.mock('@chuhai/ai-chat', () => ({ AiChat: () => <p>the chat</p> }))

// Its own tests show it; here it is where it stands.
vi.mock('@chuhai/inbox', () => ({
  Bell: () => null,
  Inbox: () => <p>the inbox</p>,
  MessageChoices: () => <p>the choices</p>,
  createUnreadStore: () => ({}),
}))

const sent = (id: number): SentConsultation => ({
  id: String(id),
  createdAt: '2026-11-18T02:20:00.000Z',
  consultationService: '海外仓,亚马逊开店',
  contactsName: `联系人${id}`,
  contactsPhone: '13812345527',
  customerName: '宁波宁居家居用品有限公司',
})

const teamAs = (role: OrganisationRole): OrganisationTeam => ({
  orgId: 'b',
  orgName: '宁波宁居家居用品有限公司',
  role,
  members: [],
  invitations: [],
  requests: [],
})

/** A server that has so many consultations of this visitor. */
const withConsultations = (total: number): ServerDouble =>
  createServerDouble().answer(listOwnConsultations, ({ query }) => {
    const [page, size] = [Number(query.page), Number(query.rows)]
    const list = Array.from({ length: total }, (_, index) => sent(index + 1))
    return { list: list.slice((page - 1) * size, page * size), total, page, rows: size }
  })

const row = rows.find(({ path }) => path === '/user') as (typeof rows)[number]

const open = (
  options: Parameters<typeof createAppDouble>[0] = {},
  query: Record<string, string> = {},
  bringInbox?: () => Promise<InboxParts>,
) => {
  const view = {
    phase: 'ready',
    href: '/user',
    row,
    Page: UserPage,
    params: {},
    query,
    data: { provider: '出海云账号' },
    now: 0,
  } as const
  const app = createAppDouble({ user: userDouble, view, ...options })
  const { core, account } = app.client
  if (bringInbox) account.inbox = createLazyModule(bringInbox)
  render(<Portal app={app} href="/user" />)
  return { core, main: within(screen.getByRole('main')) }
}

beforeEach(() => {
  history.replaceState(null, '', '/user')
  stubBrowser()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('profile', () => {
  it('says who is signed in, with which organisations and through whom', () => {
    const { main } = open()
    const profile = within(main.getByRole('region', { name: '个人资料' }))
    expect(profile.getByRole('heading', { name: '沈立群' })).toBeTruthy()
    for (const fact of ['1024', '2 个', '出海云账号']) expect(profile.getByText(fact)).toBeTruthy()
  })

  it('shows the first character of the name where the picture cannot be loaded', () => {
    const { main } = open({ user: { ...userDouble, userAvatar: '/media/gone.png' } })
    const profile = main.getByRole('region', { name: '个人资料' })
    fireEvent.error(profile.querySelector('img') as HTMLImageElement)
    expect(profile.querySelector('.avatar')?.textContent).toBe('沈')
  })
})

describe('organisations', () => {
  it('marks the current one, and switches to another for every later request', () => {
    const { core, main } = open()
    const list = within(main.getByRole('region', { name: '我的主体' }))
    const current = () => list.getByText('当前主体').closest('li')?.textContent
    expect(current()).toContain('宁波宁居家居用品有限公司')
    fireEvent.click(list.getByRole('button', { name: '切换到沈立群（个人）' }))
    expect(core.organisation.$orgId.get()).toBe('a')
    expect(current()).toContain('沈立群（个人）')
  })

  it('shows the members of the current one', async () => {
    const { main } = open({ server: createServerDouble().answer(getTeam, teamAs('member')) })
    const part = within(main.getByRole('region', { name: '我的主体' }))
    expect(await part.findByRole('region', { name: '宁波宁居家居用品有限公司的成员' })).toBeTruthy()
  })

  it('lists the applications of the current one, for who may read them', async () => {
    const application = {
      id: '00000000-0000-4000-8000-000000000001',
      kind: 'serviceProvider',
      title: '宁波宁居',
      state: 'reviewing' as const,
      applicant: '林若溪',
      isOwn: false,
      submittedAt: '2026-11-18T02:20:00.000Z',
      changedAt: '2026-11-18T02:20:00.000Z',
    }
    const serve = (role: OrganisationRole) =>
      createServerDouble().answer(getTeam, teamAs(role)).answer(listOrganisationApplications, [application])
    const { main } = open({ server: serve('member') })
    const list = within(await main.findByRole('region', { name: '宁波宁居家居用品有限公司的申请' }))
    expect((await list.findByRole('listitem')).textContent).toBe(
      '服务商入驻 审核中宁波宁居 · 林若溪于 2026-11-18 提交',
    )
    cleanup()
    const server = serve('finance')
    const other = open({ server })
    await vi.waitFor(() => expect(server.requests.some(({ path }) => path === getTeam.path)).toBe(true))
    expect(other.main.queryByRole('region', { name: /的申请$/ })).toBeNull()
  })

  it('offers to add the first one', () => {
    const { main } = open({ user: { ...userDouble, userOrgInfoList: [] } })
    expect(main.getByText('还没有主体')).toBeTruthy()
    expect(main.getByRole('button', { name: '新增主体' })).toBeTruthy()
  })
})

describe('consultations', () => {
  it('are a table with the times of China', async () => {
    const { main } = open({ server: withConsultations(1) })
    const table = within(await main.findByRole('table', { name: '咨询记录' }))
    const cells = table.getAllByRole('cell').map((cell) => cell.textContent)
    expect(cells).toEqual([
      '2026-11-18 10:20',
      '海外仓、亚马逊开店',
      '联系人1',
      '138 1234 5527',
      '宁波宁居家居用品有限公司',
    ])
    expect(main.queryByRole('button', { name: '下一页' })).toBeNull()
  })

  it('turn page by page', async () => {
    const { main } = open({ server: withConsultations(13) })
    await main.findByText('联系人1')
    expect(main.getByText('共 13 条，第 1 / 2 页')).toBeTruthy()
    expect(main.getByRole('button', { name: '上一页' })).toHaveProperty('disabled', true)
    fireEvent.click(main.getByRole('button', { name: '下一页' }))
    await main.findByText('联系人13')
    expect(main.getByRole('button', { name: '下一页' })).toHaveProperty('disabled', true)
  })

  it('say so when there are none', async () => {
    const { main } = open({ server: withConsultations(0) })
    await main.findByText('还没有提交过咨询')
  })

  it('say why they could not be loaded, and load again', async () => {
    const server = createServerDouble().fail(listOwnConsultations, 'SERVICE_UNAVAILABLE')
    const { main } = open({ server })
    const part = within(main.getByRole('region', { name: '咨询记录' }))
    await part.findByText('服务暂时不可用，请稍后重试')
    server.answer(listOwnConsultations, { list: [sent(5)], total: 1, page: 1, rows: 10 })
    fireEvent.click(part.getByRole('button', { name: '重试' }))
    await part.findByText('联系人5')
  })

  it('are read again for another organisation', async () => {
    const server = withConsultations(1)
    const { core, main } = open({ server })
    await main.findByText('联系人1')
    core.organisation.choose('a')
    const reads = () => server.requests.filter(({ path }) => path === '/user/consultation')
    await vi.waitFor(() => expect(reads().map(({ headers }) => headers.get('X-Org-Id'))).toEqual(['b', 'a']))
  })
})

describe('the assistant', () => {
  it('has the page to itself under its own address, and the parts are a link away', async () => {
    const { main } = open({}, { tab: 'assistant' })
    const nav = within(main.getByRole('navigation', { name: '个人中心' }))
    expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('AI 助手')
    expect(nav.queryByRole('link', { current: 'location' })).toBeNull()
    expect(nav.getByRole('link', { name: '我的主体' }).getAttribute('href')).toBe('/user/#organisations')
    expect(main.queryByRole('region', { name: '我的主体' })).toBeNull()
    const place = within(main.getByRole('region', { name: 'AI 助手' }))
    expect(await place.findByText('the chat')).toBeTruthy()
  })

  it('is linked from the parts', () => {
    const { main } = open()
    expect(main.getByRole('link', { name: 'AI 助手' }).getAttribute('href')).toBe('/user/?tab=assistant')
  })
})

describe('the messages', () => {
  it('have the page to themselves under their own address, and below them how they arrive', async () => {
    const { main } = open({}, { tab: 'messages' })
    const nav = within(main.getByRole('navigation', { name: '个人中心' }))
    expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('消息')
    expect(main.queryByRole('region', { name: '我的主体' })).toBeNull()
    expect(await within(main.getByRole('region', { name: '消息' })).findByText('the inbox')).toBeTruthy()
    expect(
      await within(main.getByRole('region', { name: '接收设置' })).findByText('the choices'),
    ).toBeTruthy()
  })

  it('say that they could not be loaded, and load again with 重试', async () => {
    const bringInbox = vi.fn<() => Promise<InboxParts>>().mockRejectedValue(new TypeError('Failed to fetch'))
    const { main } = open({}, { tab: 'messages' }, bringInbox)
    const retry = await main.findByRole('button', { name: '重试' })
    expect(main.getByText('消息没有载入')).toBeTruthy()
    bringInbox.mockImplementation(async () => {
      const parts = await import('@chuhai/inbox')
      return { ...parts, unread: parts.createUnreadStore(createFakeCore()) }
    })
    fireEvent.click(retry)
    expect(await main.findByText('the inbox')).toBeTruthy()
  })

  it('are linked from the parts', () => {
    const { main } = open()
    expect(main.getByRole('link', { name: '消息' }).getAttribute('href')).toBe('/user/?tab=messages')
  })
})

describe('the page', () => {
  it('is in English where core’s locale is', () => {
    const { main } = open({ locale: 'en' })
    expect(main.getByRole('heading', { level: 1, name: 'Personal centre' })).toBeTruthy()
    expect(main.getByRole('region', { name: 'My organisations' })).toBeTruthy()
  })

  it('logs out through the server, which redirects to the provider', () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { ...location, assign, pathname: '/user', search: '', origin: location.origin })
    const { core, main } = open()
    fireEvent.click(main.getByRole('link', { name: '退出登录' }))
    expect(assign).toHaveBeenCalledExactlyOnceWith('/api/logout?service=%2F')
    expect(core.session.$user.get()).toBeNull()
  })
})
