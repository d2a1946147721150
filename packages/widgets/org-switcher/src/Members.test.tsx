import {
  changeMemberRole,
  getJoining,
  getTeam,
  inviteMember,
  organisationRoles,
} from '@chuhai/contract/organisation'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Members } from './Members'
import { createColleague, joiningOf, linkOf, secret, teamAs, teamOf } from './members/testing'

const show = (options: Parameters<typeof createColleague>[0] = {}) => {
  const colleague = createColleague(options)
  render(<Members core={colleague.core} addressOf={linkOf} />)
  return { ...colleague, user: userEvent.setup() }
}

const team = async () => within(await screen.findByRole('region', { name: '宁波宁居家居用品有限公司的成员' }))
const dialog = () => within(screen.getByRole('dialog'))
const noticeOf = ({ core }: ReturnType<typeof show>) => core.notices.$notice.get()?.text

afterEach(cleanup)

describe('the members', () => {
  it('are listed with their roles, the visitor marked', async () => {
    show()
    const rows = (await team()).getAllByRole('listitem').map((row) => row.textContent)
    expect(rows[0]).toContain('沈立群（您） 管理员2026-01-05 加入')
    expect(rows[1]).toContain('林若溪 财务')
    expect(rows[2]).toContain('方致远 成员')
  })

  it.each(['member', 'finance'] as const)('can only be left by %s, who changes nothing', async (role) => {
    show({ team: teamAs(role) })
    const shown = await team()
    expect(shown.getAllByRole('button').map((button) => button.textContent)).toEqual(['退出主体'])
    expect(screen.queryByRole('region', { name: '申请加入' })).toBeNull()
    expect(screen.queryByRole('region', { name: '等待接受的邀请' })).toBeNull()
  })

  it('say to the last owner why they cannot leave', async () => {
    show()
    const shown = await team()
    expect(shown.getByText('您是唯一的管理员，移交给一位成员后才能退出。')).toBeTruthy()
    expect(shown.queryByRole('button', { name: '退出主体' })).toBeNull()
    expect(shown.queryByRole('button', { name: '设置沈立群的角色' })).toBeNull()
  })

  it('say that they could not be loaded, and load again', async () => {
    const { server, user } = (() => {
      const colleague = createColleague()
      colleague.server.fail(getTeam, 'SERVICE_UNAVAILABLE')
      render(<Members core={colleague.core} addressOf={linkOf} />)
      return { ...colleague, user: userEvent.setup() }
    })()
    await screen.findByText('成员没有载入')
    server.answer(getTeam, teamOf())
    await user.click(screen.getByRole('button', { name: '重试' }))
    await team()
  })
})

describe('a return to the page', () => {
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

  it('reads again who is there, and what was asked', async () => {
    const { server } = show()
    await team()
    const joined = { userId: '10', userName: '郑云帆', joinedAt: '2026-11-27T02:00:00.000Z', isSelf: false }
    server.answer(
      getTeam,
      teamOf({ members: [...teamOf().members, { ...joined, role: 'member' }], requests: [] }),
    )
    server.answer(getJoining, joiningOf())
    comeBack()
    expect(await screen.findByText(/骆嘉宁邀请您加入/)).toBeTruthy()
    expect((await team()).getAllByRole('listitem').at(-1)?.textContent).toContain('郑云帆 成员')
    expect(screen.queryByRole('region', { name: '申请加入' })).toBeNull()
  })

  it('leaves what is there where it cannot be read, and a dialog open', async () => {
    const { core, server, user } = show()
    await user.click((await team()).getByRole('button', { name: '邀请成员' }))
    server.fail(getTeam, 'SERVICE_UNAVAILABLE').fail(getJoining, 'SERVICE_UNAVAILABLE')
    comeBack()
    for (const query of [core.query(getTeam), core.query(getJoining)])
      await waitFor(() => expect(query.$state.get().phase).toBe('failed'))
    expect(dialog().getByRole('button', { name: '生成邀请链接' })).toBeTruthy()
    expect(screen.queryByText('成员没有载入')).toBeNull()
  })
})

describe('a role', () => {
  it('is given with what it may do', async () => {
    const shown = show()
    await shown.user.click((await team()).getByRole('button', { name: '设置方致远的角色' }))
    expect(dialog().getAllByRole('radio')).toHaveLength(organisationRoles.length)
    await shown.user.click(dialog().getByRole('radio', { name: /^财务/ }))
    await shown.user.click(dialog().getByRole('button', { name: '保存' }))
    await waitFor(() => expect(noticeOf(shown)).toBe('方致远现在是财务'))
    expect(shown.server.requests.at(-1)?.body).toEqual({ userId: '9', role: 'finance' })
  })

  it('of an owner can be handed over, which leaves the visitor a member', async () => {
    const shown = show()
    await shown.user.click((await team()).getByRole('button', { name: '设置方致远的角色' }))
    expect(dialog().queryByRole('checkbox')).toBeNull()
    await shown.user.click(dialog().getByRole('radio', { name: /^管理员/ }))
    await shown.user.click(dialog().getByRole('checkbox', { name: /移交/ }))
    await shown.user.click(dialog().getByRole('button', { name: '保存' }))
    await waitFor(() => expect(noticeOf(shown)).toBe('方致远现在是管理员'))
    expect(shown.server.requests.at(-1)?.path).toBe('/user/org/hand-over')
    expect((await team()).getByRole('button', { name: '退出主体' })).toBeTruthy()
  })

  it('stays where the server refuses, with its reason', async () => {
    const shown = show()
    shown.server.fail(changeMemberRole, 'ORG_ROLE_MISSING')
    await shown.user.click((await team()).getByRole('button', { name: '设置方致远的角色' }))
    await shown.user.click(dialog().getByRole('radio', { name: /^财务/ }))
    await shown.user.click(dialog().getByRole('button', { name: '保存' }))
    await waitFor(() => expect(noticeOf(shown)).toContain('请联系管理员'))
    expect((await team()).getAllByRole('listitem')[2]?.textContent).toContain('方致远 成员')
  })
})

describe('a member who is removed', () => {
  it('is asked about first', async () => {
    const shown = show()
    await shown.user.click((await team()).getByRole('button', { name: '移除方致远' }))
    expect(screen.getByRole('dialog', { name: '移除方致远？' })).toBeTruthy()
    await shown.user.click(dialog().getByRole('button', { name: '移除' }))
    await waitFor(() => expect(noticeOf(shown)).toBe('已移除方致远'))
    expect((await team()).getAllByRole('listitem')).toHaveLength(2)
  })
})

describe('an invitation', () => {
  const create = async (phone = '') => {
    const shown = show()
    await shown.user.click((await team()).getByRole('button', { name: '邀请成员' }))
    if (phone) await shown.user.type(dialog().getByRole('textbox', { name: /^手机号/ }), phone)
    await shown.user.click(dialog().getByRole('button', { name: '生成邀请链接' }))
    return shown
  }

  it('has a link that is shown once, to copy', async () => {
    const shown = await create()
    const writeText = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    const field = (await dialog().findByRole('textbox', { name: '邀请链接' })) as HTMLInputElement
    expect(field.value).toBe(linkOf(secret))
    await shown.user.click(dialog().getByRole('button', { name: '复制链接' }))
    vi.unstubAllGlobals()
    await shown.user.click(dialog().getByRole('button', { name: '完成' }))
    expect(document.body.textContent).not.toContain(secret)
    const list = within(screen.getByRole('region', { name: '等待接受的邀请' }))
    expect(list.getAllByRole('listitem')).toHaveLength(2)
  })

  it('can have a number', async () => {
    const shown = await create('13912345678')
    await dialog().findByRole('textbox', { name: '邀请链接' })
    expect(shown.server.requests.at(-1)?.body).toEqual({ role: 'member', phone: '13912345678' })
  })

  it('says at the field what is wrong with the number', async () => {
    const shown = show()
    shown.server.fail(inviteMember, 'ORG_PHONE_INVALID', { fields: { phone: '请输入正确手机号' } })
    await shown.user.click((await team()).getByRole('button', { name: '邀请成员' }))
    await shown.user.type(dialog().getByRole('textbox', { name: /^手机号/ }), '1391234')
    await shown.user.click(dialog().getByRole('button', { name: '生成邀请链接' }))
    expect(await dialog().findByText('请输入正确手机号')).toBeTruthy()
  })

  it('is revoked', async () => {
    const shown = show()
    await team()
    await shown.user.click(screen.getByRole('button', { name: '撤回给138****5527的邀请' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: '等待接受的邀请' })).toBeNull())
  })
})

describe('a user who asks to join', () => {
  it('is let in with a role', async () => {
    const shown = show()
    await team()
    await shown.user.click(screen.getByRole('button', { name: '同意郑云帆加入' }))
    await shown.user.click(dialog().getByRole('radio', { name: /^财务/ }))
    await shown.user.click(dialog().getByRole('button', { name: '同意' }))
    await waitFor(() => expect(noticeOf(shown)).toBe('郑云帆已加入'))
    expect((await team()).getAllByRole('listitem').at(-1)?.textContent).toContain('郑云帆 财务')
  })

  it('is refused after a question', async () => {
    const shown = show()
    await team()
    await shown.user.click(screen.getByRole('button', { name: '拒绝郑云帆加入' }))
    await shown.user.click(dialog().getByRole('button', { name: '拒绝' }))
    await waitFor(() => expect(noticeOf(shown)).toBe('已拒绝郑云帆'))
    expect((await team()).getAllByRole('listitem')).toHaveLength(3)
  })
})

describe('the ways into others', () => {
  const part = async () => within(await screen.findByRole('region', { name: '加入同事的主体' }))

  it('have invitations to the visitor, who accepts or declines', async () => {
    const shown = show({ joining: joiningOf() })
    expect((await part()).getByText(/骆嘉宁邀请您加入，角色是财务/)).toBeTruthy()
    await shown.user.click((await part()).getByRole('button', { name: '接受义乌晨光日用百货有限公司的邀请' }))
    await waitFor(() => expect(noticeOf(shown)).toBe('已加入义乌晨光日用百货有限公司'))
    expect((await part()).queryByText(/骆嘉宁/)).toBeNull()
  })

  it('take a code, and promise no more than is known', async () => {
    const shown = show()
    await shown.user.type(
      (await part()).getByRole('textbox', { name: '统一社会信用代码' }),
      '91330281MA2H5QX8XY',
    )
    await shown.user.click((await part()).getByRole('button', { name: '申请加入' }))
    await waitFor(() => expect(noticeOf(shown)).toContain('公司已在本站的'))
    expect((await part()).getByText('等待管理员处理')).toBeTruthy()
  })

  it('let the visitor take back what waits', async () => {
    const shown = show({ joining: joiningOf({ invitations: [] }) })
    await shown.user.click((await part()).getByRole('button', { name: '撤回对 91330281MA2H5QX8XY 的申请' }))
    await waitFor(() => expect(noticeOf(shown)).toBe('申请已撤回'))
  })

  it('are in English where the locale is', async () => {
    show({ locale: 'en', joining: joiningOf() })
    expect(await screen.findByRole('region', { name: 'Join a colleague’s organisation' })).toBeTruthy()
  })
})
