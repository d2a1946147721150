import { countUnread } from '@chuhai/contract/message'
import { getSignOnSettings, signOut } from '@chuhai/contract/sign-on'
import { getUserInfo } from '@chuhai/contract/user'
import { createFakeCore } from '@chuhai/core/testing'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { WritableAtom } from 'nanostores'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { LoginArea, type LoginAreaProps } from './LoginArea'
import { frameCookies } from './sign-on/frame-cookies'
import { createSignOnServer, fetchParts, framable, OpenedWindow, shen, unframable } from './testing'

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
beforeAll(fetchParts)
afterEach(cleanup)

const show = async (props: Partial<LoginAreaProps> = {}, { signedIn = true } = {}) => {
  const server = createSignOnServer()
  const core = createFakeCore({}, signedIn ? { server, user: shen } : { server })
  await core.session.refresh()
  const user = userEvent.setup()
  const told = { onSignedIn: vi.fn(), onSignedOut: vi.fn() }
  render(<LoginArea core={core} {...told} {...props} />)
  const avatar = () => screen.getByRole('button', { name: '账户：沈立群' })
  const open = async () => {
    await user.click(avatar())
    return screen.findByRole('menu')
  }
  const focused = () => document.activeElement?.textContent
  return { core, server, user, avatar, open, focused, ...told }
}

it('covers the account of a restored page while it is in doubt whether the session lasts', async () => {
  const { core } = await show()
  const area = document.querySelector('.ch-login') as HTMLElement
  expect(area.dataset.covered).toBeUndefined()
  act(() => (core.session.$isInDoubt as WritableAtom<boolean>).set(true))
  expect(area.dataset.covered).toBe('true')
})

describe('a visitor who is not signed in', () => {
  it('may log in or register', async () => {
    const { core, user } = await show({ afterLogin: 'reload' }, { signedIn: false })
    await user.click(screen.getByRole('button', { name: '注册' }))
    expect(core.signOn.$request.get()).toMatchObject({ reason: 'header', mode: 'register', after: 'reload' })
    core.signOn.dismiss()
    await user.click(screen.getByRole('button', { name: '登录' }))
    expect(core.signOn.$request.get()).toMatchObject({ mode: 'login' })
  })

  it('asks once by a double click', async () => {
    const { core, user } = await show({}, { signedIn: false })
    const asked = vi.fn()
    core.signOn.$request.listen(asked)
    await user.dblClick(screen.getByRole('button', { name: '登录' }))
    expect(asked).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: '登录' }).getAttribute('aria-busy')).toBe('true')
  })

  it('finds links where the page has addresses for them, and follows them by a modifier only', async () => {
    const { core, user } = await show({ href: (mode) => `/login?mode=${mode}` }, { signedIn: false })
    const link = screen.getByRole('link', { name: '登录' })
    expect(link.getAttribute('href')).toBe('/login?mode=login')
    link.addEventListener('click', (event) => event.preventDefault())
    await user.keyboard('{Control>}')
    await user.click(link)
    await user.keyboard('{/Control}')
    expect(core.signOn.$request.get()).toBeNull()
    await user.click(link)
    expect(core.signOn.$request.get()).not.toBeNull()
  })
})

it('keeps its place until the session is known, and on a server', () => {
  const { container } = render(<LoginArea core={createFakeCore()} />)
  expect(container.querySelector('[data-phase=unknown]')).toBeTruthy()
  cleanup()
  expect(renderToString(<LoginArea core={undefined} href={(mode) => `/${mode}`} />)).toContain(
    'href="/login"',
  )
})

it('awakes as the server has drawn it, though it is known by then who it is', async () => {
  const core = createFakeCore({}, { user: shen })
  await core.session.refresh()
  const container = document.body.appendChild(document.createElement('div'))
  const html = renderToString(<LoginArea core={undefined} />)
  container.append(document.createRange().createContextualFragment(html))
  const onRecoverableError = vi.fn()
  const root = await act(async () =>
    hydrateRoot(container, <LoginArea core={core} />, { onRecoverableError }),
  )
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: '账户：沈立群' })).toBeTruthy()
  await act(async () => root.unmount())
  container.remove()
})

describe('the picture', () => {
  it('is the first character of the name where there is none', async () => {
    expect((await show()).avatar().textContent).toBe('沈')
  })

  it('gives way to that character when it does not load', async () => {
    const { core, server } = await show()
    server.answer(getUserInfo, { ...shen, userAvatar: '/media/shen.png' })
    await act(async () => void (await core.session.refresh()))
    const picture = document.querySelector('img')
    expect(picture?.src).toBe('http://chuhai.test/media/shen.png')
    await act(async () => void picture?.dispatchEvent(new Event('error')))
    expect(document.querySelector('img')).toBeNull()
  })

  it('is never a script', async () => {
    const { core, server } = await show()
    server.answer(getUserInfo, { ...shen, userAvatar: 'javascript:alert(1)' })
    await act(async () => void (await core.session.refresh()))
    expect(document.querySelector('img')).toBeNull()
  })
})

describe('the menu', () => {
  it('has the name, the personal centre, what the page adds, and the way out', async () => {
    const onSelect = vi.fn()
    const { open, user } = await show({
      items: [
        { label: '我的学习', href: '/schoolCenter', note: '2 门在学' },
        { label: '麒麟杯报名', onSelect },
      ],
    })
    await open()
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      '个人中心',
      '消息',
      '我的学习2 门在学',
      '麒麟杯报名',
      '退出登录',
    ])
    expect(screen.getByRole('menuitem', { name: '个人中心' }).getAttribute('href')).toBe(
      'http://chuhai.test/user/',
    )
    await user.click(screen.getByRole('menuitem', { name: '麒麟杯报名' }))
    expect(onSelect).toHaveBeenCalledOnce()
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('says how many messages are unread, where the site may ask', async () => {
    const { open, server } = await show()
    server.answer(countUnread, { unread: 120 })
    await open()
    const entry = await screen.findByRole('menuitem', { name: /^消息\s*99\+ 条未读$/ })
    expect(entry.getAttribute('href')).toBe('http://chuhai.test/user/?tab=messages')
  })

  it('asks for no number before it is opened', async () => {
    const { server } = await show()
    expect(server.requests.filter(({ path }) => path === countUnread.path)).toEqual([])
  })

  it('is used by keyboard, and gives the focus back', async () => {
    const { open, user, avatar, focused } = await show({ personalCentre: '/schoolCenter/' })
    await open()
    expect(focused()).toBe('个人中心')
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('消息')
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('退出登录')
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('个人中心')
    await user.keyboard('{End}')
    expect(focused()).toBe('退出登录')
    await user.keyboard('{Home}')
    expect(focused()).toBe('个人中心')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(avatar())
    await user.keyboard('{ArrowUp}')
    await screen.findByRole('menu')
    expect(focused()).toBe('退出登录')
  })

  it('closes by a press beside it', async () => {
    const { open, user } = await show()
    await open()
    await user.click(document.body)
    expect(screen.queryByRole('menu')).toBeNull()
  })
})

describe('logging out in place', () => {
  it('ends the session here and, unseen, at the provider', async () => {
    const { open, user, server, core, onSignedOut } = await show()
    server.answer(signOut, { logoutUrl: 'http://sso.test/end' })
    await open()
    await user.click(screen.getByRole('menuitem', { name: '退出登录' }))
    await waitFor(() => expect(document.querySelector('iframe')?.src).toBe('http://sso.test/end'))
    const frame = document.querySelector('iframe')
    expect(frame?.hidden).toBe(true)
    // Logging in again would slip in by the provider's session as long as that lasts.
    expect(screen.queryByRole('button', { name: '登录' })).toBeNull()
    frame?.dispatchEvent(new Event('load'))
    await screen.findByRole('button', { name: '登录' })
    expect(document.querySelector('iframe')).toBeNull()
    expect(onSignedOut).toHaveBeenCalledOnce()
    expect(core.organisation.$orgId.get()).toBeNull()
    expect(server.requests.at(-1)).toMatchObject({ method: 'POST', path: '/sso/out', body: {} })
  })

  describe('on a page whose policy blocks the frame of the provider', () => {
    const logOutBlocked = async (opened: OpenedWindow | null) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
      const openWindow = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window | null)
      onTestFinished(() => {
        openWindow.mockRestore()
        vi.useRealTimers()
      })
      const shown = await show()
      shown.server.answer(signOut, { logoutUrl: 'http://sso.test/end' })
      await shown.open()
      await shown.user.click(screen.getByRole('menuitem', { name: '退出登录' }))
      await waitFor(() => expect(document.querySelector('iframe')).toBeTruthy())
      const violation = {
        effectiveDirective: 'frame-src',
        blockedURI: 'http://sso.test',
        disposition: 'enforce',
      }
      document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation))
      document.querySelector('iframe')?.dispatchEvent(new Event('load'))
      return shown
    }

    it('ends the session of the provider in a window, which closes by itself', async () => {
      const opened = new OpenedWindow()
      const { avatar } = await logOutBlocked(opened)
      expect(opened.address).toBe('http://sso.test/end')
      await act(() => vi.advanceTimersByTimeAsync(4000))
      expect(avatar()).toBeTruthy()
      expect(opened.closed).toBe(false)
      await act(() => vi.advanceTimersByTimeAsync(1000))
      await screen.findByRole('button', { name: '登录' })
      expect(opened.closed).toBe(true)
    })

    it('ends the session here where windows are blocked, too, and says that the other goes on', async () => {
      const { core } = await logOutBlocked(null)
      await screen.findByRole('button', { name: '登录' })
      expect(document.querySelector('iframe')).toBeNull()
      expect(core.notices.$notice.get()).toMatchObject({
        kind: 'warning',
        text: expect.stringContaining('登录服务那边还没有退出'),
      })
    })
  })

  it('ends the session of a provider that the site may not frame in a window', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const opened = new OpenedWindow()
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
    onTestFinished(() => {
      openWindow.mockRestore()
      vi.useRealTimers()
    })
    const { open, user, server } = await show()
    server
      .answer(signOut, { logoutUrl: `${unframable.origin}/end` })
      .answer(getSignOnSettings, { providers: [framable, unframable], origins: [] })
    await open()
    await user.click(screen.getByRole('menuitem', { name: '退出登录' }))
    await waitFor(() => expect(opened.address).toBe('http://harbour.test/end'))
    expect(document.querySelector('iframe')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(5000))
    await screen.findByRole('button', { name: '登录' })
    expect(opened.closed).toBe(true)
  })

  describe('where the sign-on has found that frames keep no cookies', () => {
    const logOut = async (prepare: (server: Awaited<ReturnType<typeof show>>['server']) => void) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
      frameCookies.keep(true)
      const opened = new OpenedWindow()
      const openWindow = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
      onTestFinished(() => {
        openWindow.mockRestore()
        frameCookies.keep(false)
        vi.useRealTimers()
      })
      const shown = await show()
      prepare(shown.server)
      await shown.open()
      // A press as such: browsers open a window for what runs at once, and for nothing after that.
      act(() => screen.getByRole('menuitem', { name: '退出登录' }).click())
      expect(openWindow).toHaveBeenCalledOnce()
      return { ...shown, opened, openWindow }
    }

    it('opens the window of the provider during the press, and tries no frame', async () => {
      const { opened, openWindow } = await logOut((server) =>
        server.answer(signOut, { logoutUrl: 'http://sso.test/end' }),
      )
      await waitFor(() => expect(opened.address).toBe('http://sso.test/end'))
      expect(document.querySelector('iframe')).toBeNull()
      await act(() => vi.advanceTimersByTimeAsync(5000))
      await screen.findByRole('button', { name: '登录' })
      expect(opened.closed).toBe(true)
      expect(openWindow).toHaveBeenCalledOnce()
      expect(frameCookies.areBlocked()).toBe(false)
    })

    it('closes the window where the sign-out fails, and opens it again for the next press', async () => {
      const { opened, avatar } = await logOut((server) => server.disconnect(signOut))
      await waitFor(() => expect(opened.closed).toBe(true))
      expect(opened.address).toBeNull()
      expect(avatar()).toBeTruthy()
      expect(frameCookies.areBlocked()).toBe(true)
    })
  })

  it('that fails leaves everything as it was, and says so', async () => {
    const { open, user, server, core, avatar } = await show()
    server.disconnect(signOut)
    await open()
    await user.click(screen.getByRole('menuitem', { name: '退出登录' }))
    await waitFor(() => expect(core.notices.$notice.get()?.text).toBe('系统错误，请稍后再试！'))
    expect(avatar()).toBeTruthy()
  })
})

describe('the page is told', () => {
  it('of a sign-on after it has begun, and not of the session it begins with', async () => {
    const { core, onSignedIn, onSignedOut } = await show({}, { signedIn: false })
    expect(onSignedIn).not.toHaveBeenCalled()
    await act(async () => void (await core.session.enter()))
    expect(onSignedIn).toHaveBeenCalledWith({ id: 'user-1' })
    await act(async () => core.session.clear())
    expect(onSignedOut).toHaveBeenCalledOnce()
  })
})

it('speaks English', async () => {
  await show({ locale: 'en' })
  expect(screen.getByRole('button', { name: 'Account: 沈立群' })).toBeTruthy()
})
