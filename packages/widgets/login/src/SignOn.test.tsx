import { createOrganisation } from '@chuhai/contract/organisation'
import { exchangeSignOnCode, getSignOnSettings } from '@chuhai/contract/sign-on'
import { createFakeCore, createMemoryStorage } from '@chuhai/core/testing'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, StrictMode } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { SignOn } from './SignOn'
import type { SignOnProps } from './sign-on/SignOnDialogs'
import { createSignOnServer, fetchParts, framable, post, shen, stateIn, unframable } from './testing'

const show = (props: Partial<SignOnProps> = {}, sessionStorage = createMemoryStorage()) => {
  const server = createSignOnServer()
  const core = createFakeCore({}, { server, sessionStorage })
  const onSignedIn = vi.fn()
  const view = (mode: 'visible' | 'hidden') => (
    <StrictMode>
      <Activity mode={mode}>
        <SignOn core={core} onSignedIn={onSignedIn} {...props} />
      </Activity>
    </StrictMode>
  )
  const { rerender, unmount } = render(view('visible'))
  const turn = (mode: 'visible' | 'hidden') => act(async () => rerender(view(mode)))
  const frame = (title: string) => screen.findByTitle<HTMLIFrameElement>(title)
  const answer = ({ src, contentWindow }: HTMLIFrameElement) =>
    act(async () =>
      post({
        source: contentWindow,
        data: { type: 'AUTH_CODE', code: 'c', state: stateIn(src), iss: 'http://sso.test' },
      }),
    )
  const register = () => act(async () => core.signOn.request({ reason: 'header', mode: 'register' }))
  return { core, server, onSignedIn, unmount, turn, frame, answer, register, user: userEvent.setup() }
}

beforeAll(fetchParts)
afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

it('shows nothing, and asks for nothing, before somebody wants to sign on', async () => {
  const { server } = show()
  await act(async () => {})
  expect(document.querySelector('dialog, iframe')).toBeNull()
  expect(server.requests).toHaveLength(0)
})

describe('the dialog', () => {
  it('frames the provider, cannot be led away by it, and has a name for screen readers', async () => {
    const { register, frame } = show()
    await register()
    const framed = await frame('注册页面')
    expect(framed.src).toContain('mode=register')
    expect(framed.getAttribute('sandbox')).toMatch(/^(?!.*top-navigation)allow-forms/)
    expect(screen.getByRole('dialog', { name: '注册' })).toBeTruthy()
  })

  it.each([
    ['chat', 'zh-CN', '登录后使用 AI 助手'],
    ['live', 'en', 'Log in to watch the broadcast'],
  ] as const)('says what a sign-on for %s is for', async (reason, locale, text) => {
    const { core } = show({ locale })
    await act(async () => core.signOn.request({ reason, mode: 'register' }))
    const dialog = await screen.findByRole('dialog')
    const purpose = await screen.findByText(text)
    expect(dialog.getAttribute('aria-describedby')).toBe(purpose.id)
  })

  it('says nothing of a purpose where somebody only wants to log in', async () => {
    const { register } = show()
    await register()
    expect((await screen.findByRole('dialog')).getAttribute('aria-describedby')).toBeNull()
  })

  it('is one, however often it is asked for', async () => {
    const { register, frame } = show()
    await register()
    await register()
    const { src } = await frame('注册页面')
    await register()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect((await frame('注册页面')).src).toBe(src)
  })

  it('turns from registering to logging in where no page of the provider stands in it', async () => {
    const { register, server, user } = show()
    server.answer(getSignOnSettings, { providers: [unframable], origins: [] })
    await register()
    const dialog = await screen.findByRole('dialog', { name: '注册' })
    await user.click(await screen.findByRole('button', { name: '登录' }))
    expect(await screen.findByRole('dialog', { name: '登录' })).toBe(dialog)
  })

  it('leaves that to the page in the frame', async () => {
    const { register, frame } = show()
    await register()
    await frame('注册页面')
    expect(screen.queryByRole('button', { name: '登录' })).toBeNull()
  })

  it('closes, and takes frame and listeners with it', async () => {
    const { register, frame, answer, user, server } = show()
    await register()
    const framed = await frame('注册页面')
    await user.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await answer(framed)
    expect(document.querySelector('iframe')).toBeNull()
    expect(server.requests.some(({ path }) => path.startsWith('/login/'))).toBe(false)
  })

  it('goes on while React hides its part, and is as it was once it is shown again', async () => {
    const { register, frame, turn, answer, onSignedIn } = show()
    await register()
    const framed = await frame('注册页面')
    await turn('hidden')
    await turn('visible')
    expect(await frame('注册页面')).toBe(framed)
    expect(screen.getByRole('dialog', { name: '注册' })).toBeTruthy()
    await turn('hidden')
    await answer(framed)
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith({ id: shen.id }))
    await turn('visible')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('offers the ways in where there are several', async () => {
    const { core, server, user } = show()
    server.answer(getSignOnSettings, { providers: [framable, unframable], origins: [core.base] })
    await act(async () => core.signOn.request({ reason: 'header', mode: 'register' }))
    await user.click(await screen.findByRole('button', { name: '海港学院' }))
    expect(await screen.findByText('注册页在新窗口里打开')).toBeTruthy()
  })

  it('says what the server says when a code is refused, and tries again', async () => {
    const { register, frame, answer, user, server } = show()
    server.fail(exchangeSignOnCode, 'SIGN_ON_EXPIRED')
    await register()
    await answer(await frame('注册页面'))
    expect(await screen.findByText('登录请求已过期，请重新登录')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '重试' }))
    await frame('注册页面')
  })

  it('speaks the language it is told to', async () => {
    const { register, frame } = show({ locale: 'en' })
    await register()
    await frame('Registration page')
    expect(screen.getByText('No log-in page?')).toBeTruthy()
  })
})

it('signs in, tells the page and is gone', async () => {
  const { register, frame, answer, core, onSignedIn } = show()
  await register()
  await answer(await frame('注册页面'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(core.session.$user.get()).toEqual(shen)
  expect(onSignedIn).toHaveBeenCalledWith({ id: 'user-1' })
})

it('asks again in place when a session ends under a submit, which can then be repeated', async () => {
  const { core, server, frame, answer } = show({ afterLogin: 'reload' })
  server.fail(createOrganisation, 'UNAUTHORIZED')
  const body = {
    orgName: '宁波宁居家居用品有限公司',
    socialCode: '91330281MA2C00001A',
    operatePeriod: '2038-06-30',
    orgLocation: ['330000', '330200'],
    orgAddress: '海曙区药行街 1 号',
    provinceCode: '330000',
    provinceName: '浙江省',
    cityCode: '330200',
    cityName: '宁波市',
    orgType: 2 as const,
  }
  const submit = () => core.call(createOrganisation, { body }, { idempotencyKey: 'one' })
  await act(async () => void (await submit().catch(() => {})))
  expect(core.signOn.$request.get()).toMatchObject({ reason: 'unauthorized', after: 'refresh' })
  await answer(await frame('正在连接登录服务…'))
  await waitFor(() => expect(core.session.$user.get()).toEqual(shen))
  server.answer(createOrganisation, { orgId: 'a', orgName: body.orgName })
  // Too soon, the same is refused on this side.
  await vi.waitFor(async () => expect(await submit()).toMatchObject({ orgId: 'a' }))
})

it('finishes a sign-on that has just come back, once, though strict mode asks twice', async () => {
  const sessionStorage = createMemoryStorage()
  sessionStorage.setItem('chuhai.draft.sign-on', '{"client":"chuhai","state":"s","proof":"p"}')
  history.replaceState(null, '', '/?q=1&code=c&state=s&iss=i')
  const { core, onSignedIn, server } = show({}, sessionStorage)
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(core.session.$user.get()).toEqual(shen)
  expect(location.search).toBe('?q=1')
  expect(server.requests.filter(({ path }) => path.startsWith('/login/'))).toHaveLength(1)
})

it('leaves nothing behind when it is taken away', async () => {
  const { register, frame, unmount, core, answer, server } = show()
  await register()
  const framed = await frame('注册页面')
  unmount()
  await answer(framed)
  expect(document.querySelector('dialog, iframe')).toBeNull()
  expect(server.requests.some(({ path }) => path.startsWith('/login/'))).toBe(false)
  core.destroy()
})
