import { createFakeCore } from '@chuhai/core/testing'
import { atom } from 'nanostores'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createAccount } from '../app/account'
import type { View } from '../app/view'
import type { Navigator } from '../router/navigator'
import { rows } from '../routes'
import { isLockedFor, redirectFor, watchUnauthorized, watchVisitor } from './guard'

const user = { id: '7', userName: '沈立群', unionId: '', userAvatar: null, userOrgInfoList: [] }
const rowAt = (path: string) => rows.find((row) => row.path === path) as (typeof rows)[number]

describe('a page for signed-in visitors', () => {
  it('redirects signed-out visitors to sign-on and back, from the school’s centre to the school', () => {
    expect(redirectFor(rowAt('/user'), '/user/?a=1#b')).toBe('/login?service=%2Fuser%2F%3Fa%3D1%23b')
    expect(redirectFor(rowAt('/schoolCenter/order'), '/schoolCenter/order')).toBe('/school')
  })

  it('is locked only for those who are known to be signed out', async () => {
    const { session } = createFakeCore()
    expect(isLockedFor(rowAt('/user'), session)).toBe(false)
    await session.refresh()
    expect(isLockedFor(rowAt('/user'), session)).toBe(true)
    expect(isLockedFor(rowAt('/siteBuild'), session)).toBe(false)
    expect(isLockedFor(rowAt('/user'), createFakeCore({}, { user }).session)).toBe(false)
  })
})

describe('the shown page', () => {
  afterEach(() => history.replaceState(null, '', '/'))

  const setUp = (phase: View['phase']) => {
    const core = createFakeCore({}, { user })
    const navigator = { $view: atom({ phase } as View), hidePrivatePage: vi.fn(), go: vi.fn() }
    const account = { ...createAccount(core), prepare: vi.fn() }
    const stop = watchVisitor(account, navigator as unknown as Navigator, document)
    return { core, navigator, account, stop }
  }

  it('follows a visitor who signs in, and shows the page that waits', () => {
    history.replaceState(null, '', '/user/?a=1')
    const { navigator, account, stop } = setUp('locked')
    expect(account.prepare).toHaveBeenCalled()
    expect(navigator.go).toHaveBeenCalledExactlyOnceWith('/user/?a=1')
    expect(document.documentElement.dataset.session).toBe('')
    stop()
  })

  it('is covered when the visitor signs out', async () => {
    const { core, navigator, stop } = setUp('ready')
    expect(navigator.go).not.toHaveBeenCalled()
    core.session.clear()
    await vi.waitFor(() => expect(navigator.hidePrivatePage).toHaveBeenCalledOnce())
    expect(document.documentElement.dataset.session).toBeUndefined()
    stop()
  })
})

describe('a page that could not be read', () => {
  const failed = (code: number) => ({ phase: 'failed', code }) as View

  it('asks for sign-on where the session has ended, and for no other reason', () => {
    const { signOn } = createFakeCore()
    const $view = atom(failed(404))
    const stop = watchUnauthorized(signOn, { $view })
    $view.set(failed(500))
    expect(signOn.$request.get()).toBeNull()
    $view.set(failed(401))
    expect(signOn.$request.get()).toMatchObject({ reason: 'unauthorized' })
    stop()
  })
})
