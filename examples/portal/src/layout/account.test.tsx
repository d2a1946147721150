import { createFakeCore } from '@chuhai/core/testing'
import { createUnreadStore } from '@chuhai/inbox'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { InboxParts, LoginParts, OrganisationParts } from '../app/account'
import type { LayoutName } from '../app/layouts'
import { createLazyModule } from '../app/lazy'
import type { ReadyView } from '../app/view'
import { rows } from '../routes'
import { createAppDouble, userDouble } from '../testing/app'
import { stubBrowser } from '../testing/browser'
import { Portal } from './Portal'

const login: LoginParts = {
  SignOn: ({ afterLogin }) => <p>sign-on, then {afterLogin}</p>,
  LoginArea: ({ personalCentre, logout }) => (
    <p>
      avatar to {personalCentre}, {logout}
    </p>
  ),
}
const organisations: OrganisationParts = {
  OrgSwitcher: () => <p>switcher</p>,
  Members: () => <p>members</p>,
  AddOrganisationDialog: ({ isOpen, onClose, onCreated, onClosed }) =>
    isOpen ? (
      <div role="dialog">
        <button
          type="button"
          onClick={() => {
            onCreated?.({ orgId: 'c', orgName: '温州青禾眼镜有限公司' })
            onClose()
            onClosed?.()
          }}
        >
          create
        </button>
        <button
          type="button"
          onClick={() => {
            onClose()
            onClosed?.()
          }}
        >
          cancel
        </button>
      </div>
    ) : (
      <p>closed</p>
    ),
}

const inbox: InboxParts = {
  Bell: () => <p>bell</p>,
  Inbox: () => <p>inbox</p>,
  MessageChoices: () => null,
  unread: createUnreadStore(createFakeCore()),
}

const Anything = () => <h1>page</h1>

interface Options {
  layout?: LayoutName
  isSignedIn?: boolean
  bringLogin?: () => Promise<LoginParts>
  bringInbox?: () => Promise<InboxParts>
}

const open = async ({
  layout = 'default',
  isSignedIn = false,
  bringLogin = async () => login,
  bringInbox = async () => inbox,
}: Options = {}) => {
  const view: ReadyView = {
    phase: 'ready',
    href: '/siteBuild',
    row: { ...(rows[0] as (typeof rows)[number]), layout },
    Page: Anything,
    params: {},
    query: {},
    data: {},
    now: 0,
  }
  const app = createAppDouble({ view, ...(isSignedIn && { user: userDouble }) })
  app.client.account.login = createLazyModule(bringLogin)
  app.client.account.organisations = createLazyModule(async () => organisations)
  app.client.account.inbox = createLazyModule(bringInbox)
  await act(async () => {
    render(<Portal app={app} href="/siteBuild" />)
  })
  return { core: app.client.core, header: within(screen.getByRole('banner')) }
}

beforeEach(() => {
  history.replaceState(null, '', '/siteBuild')
  stubBrowser()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('sign-on', () => {
  it('is answered wherever it is asked for, and reloads the page afterwards', async () => {
    const { core } = await open()
    expect(screen.queryByText(/sign-on/)).toBeNull()
    await act(async () => core.signOn.request({ reason: 'chat' }))
    expect(screen.getByText('sign-on, then reload')).toBeTruthy()
  })

  it('is asked for by 登录 and 注册 of the header, for the page that is shown', async () => {
    const { core, header } = await open()
    const [first] = header.getAllByRole('link', { name: '注册' })
    await act(async () => fireEvent.click(first as HTMLElement))
    expect(core.signOn.$request.get()).toMatchObject({
      reason: 'header',
      mode: 'register',
      returnTo: `${location.origin}/siteBuild`,
    })
  })

  it('signs on through the server where its code cannot be loaded', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { ...location, assign, origin: location.origin, pathname: '/siteBuild' })
    const { core } = await open({ bringLogin: () => Promise.reject(new Error('offline')) })
    await act(async () => core.signOn.request({ reason: 'chat', returnTo: `${location.origin}/user` }))
    expect(assign).toHaveBeenCalledExactlyOnceWith(
      '/api/oauth2/authorization/chuhai?service=%2FloginSuccess%3Fservice%3D%252Fuser',
    )
  })
})

describe('the account', () => {
  it.each<[LayoutName, string]>([
    ['default', '/user/'],
    ['school', '/schoolCenter/'],
    ['schoolCentre', '/schoolCenter/'],
  ])('of the layout %s leads to %s and leaves through the provider', async (layout, path) => {
    const { header } = await open({ layout, isSignedIn: true })
    await header.findAllByText(`avatar to ${path}, navigate`)
    expect(header.getAllByText('switcher')[0]).toBeTruthy()
    expect(header.queryByRole('link', { name: '登录' })).toBeNull()
  })

  it.each<[LayoutName, number]>([
    ['default', 2],
    ['school', 1],
    ['schoolCentre', 1],
  ])('of the layout %s has a bell, %i in all with that of small screens', async (layout, count) => {
    const { header } = await open({ layout, isSignedIn: true })
    await vi.waitFor(() => expect(header.getAllByText('bell')).toHaveLength(count))
  })

  it('of a visitor who is not signed in has no bell, and loads none', async () => {
    const bringInbox = vi.fn(async () => inbox)
    const { header } = await open({ bringInbox })
    expect(header.queryByText('bell')).toBeNull()
    expect(bringInbox).not.toHaveBeenCalled()
  })
})

describe('the school’s user centre', () => {
  it('reloads the page once 去认证 has added an organisation, and not when that was cancelled', async () => {
    const reload = vi.fn()
    vi.stubGlobal('location', { ...location, reload, origin: location.origin, pathname: '/siteBuild' })
    const { header } = await open({ layout: 'schoolCentre', isSignedIn: true })
    const verify = async (button: string) => {
      await act(async () => fireEvent.click(header.getByRole('button', { name: '去认证' })))
      await act(async () => fireEvent.click(screen.getByRole('button', { name: button })))
    }
    await verify('cancel')
    expect(reload).not.toHaveBeenCalled()
    await verify('create')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('has a header that turns dark after 30 px', async () => {
    await open({ layout: 'schoolCentre', isSignedIn: true })
    const scroll = (y: number) =>
      act(async () => {
        vi.stubGlobal('scrollY', y)
        window.dispatchEvent(new Event('scroll'))
      })
    const isDark = () => screen.getByRole('banner').hasAttribute('data-dark')
    await scroll(30)
    expect(isDark()).toBe(false)
    await scroll(31)
    expect(isDark()).toBe(true)
    await scroll(0)
    expect(isDark()).toBe(false)
  })
})
