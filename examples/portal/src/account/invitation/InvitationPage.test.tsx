import { acceptInvitation, type Invitation, readInvitation } from '@chuhai/contract/organisation'
import { getUserInfo } from '@chuhai/contract/user'
import { createServerDouble, type ServerDouble } from '@chuhai/core/testing'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Portal } from '../../layout/Portal'
import { rows } from '../../routes'
import { createAppDouble, userDouble } from '../../testing/app'
import { stubBrowser } from '../../testing/browser'
import InvitationPage from './InvitationPage'

const token = 'a'.repeat(43)
const path = '/joinOrganisation'
const said: Invitation = {
  orgName: '义乌晨光日用百货有限公司',
  inviter: '骆嘉宁',
  role: 'finance',
  expiresAt: '2026-12-03T02:00:00.000Z',
}
const joined = { orgId: 'c', orgName: said.orgName }
const withIt = { ...userDouble, userOrgInfoList: [...userDouble.userOrgInfoList, joined] }

const serve = () =>
  createServerDouble()
    .answer(readInvitation, said)
    .answer(acceptInvitation, joined)
    .answer(getUserInfo, withIt)

const row = rows.find((one) => one.path === path) as (typeof rows)[number]

const open = (server: ServerDouble, isSignedIn = true, hash = token) => {
  history.replaceState(null, '', hash ? `${path}#${hash}` : path)
  const view = {
    phase: 'ready',
    href: path,
    row,
    Page: InvitationPage,
    params: {},
    query: {},
    data: null,
    now: 0,
  } as const
  const app = createAppDouble({ ...(isSignedIn && { user: userDouble }), server, view })
  render(<Portal app={app} href={path} />)
  return { core: app.client.core, main: within(screen.getByRole('main')) }
}

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('an invitation', () => {
  it('says who invites into what before anything is accepted, and its secret is in no address', async () => {
    const server = serve()
    const { main } = open(server)
    expect(await main.findByRole('heading', { level: 1, name: `加入“${said.orgName}”` })).toBeTruthy()
    expect(main.getByText(/^骆嘉宁邀请您加入，角色是财务。/)).toBeTruthy()
    const [read] = server.requests.filter((request) => request.path === readInvitation.path)
    expect(read?.body).toEqual({ token })
    expect(server.requests.some((request) => request.path === acceptInvitation.path)).toBe(false)
  })

  it('is accepted by a press, and the organisation is the current one then', async () => {
    const { core, main } = open(serve())
    fireEvent.click(await main.findByRole('button', { name: '接受邀请' }))
    expect(await main.findByRole('heading', { name: `您已加入“${said.orgName}”` })).toBeTruthy()
    expect(core.organisation.$orgId.get()).toBe('c')
    expect(main.getByRole('link', { name: '我的主体' }).getAttribute('href')).toBe('/user/#organisations')
  })

  it('asks who is not signed in to sign on, without the secret in the address to come back to', async () => {
    const server = serve()
    const { core, main } = open(server, false)
    fireEvent.click(await main.findByRole('button', { name: '登录并接受' }))
    const request = core.signOn.$request.get()
    expect(request?.reason).toBe('invitation')
    expect(request?.returnTo).toBe(`${location.origin}${path}`)
    expect(server.requests.some(({ path }) => path === acceptInvitation.path)).toBe(false)
  })

  it('says why it is worth nothing any more', async () => {
    const server = serve().fail(readInvitation, 'ORG_INVITATION_INVALID')
    const { main } = open(server)
    expect(await main.findByText(/^邀请已失效/)).toBeTruthy()
    server.answer(readInvitation, said)
    fireEvent.click(main.getByRole('button', { name: '重试' }))
    expect(await main.findByRole('button', { name: '接受邀请' })).toBeTruthy()
  })

  it('says that a member is one already', async () => {
    const { main } = open(serve().fail(acceptInvitation, 'ORG_MEMBER_ALREADY'))
    fireEvent.click(await main.findByRole('button', { name: '接受邀请' }))
    expect(await main.findByText('您已是该主体的成员')).toBeTruthy()
  })

  it('says that a link without its secret is incomplete, and asks nothing', async () => {
    const server = serve()
    const { main } = open(server, true, '')
    expect(await main.findByRole('heading', { name: '邀请链接不完整' })).toBeTruthy()
    expect(server.requests.some((request) => request.path === readInvitation.path)).toBe(false)
  })
})
