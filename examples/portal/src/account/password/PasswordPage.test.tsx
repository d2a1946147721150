import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppContext } from '../../app/app'
import { createAppDouble } from '../../testing/app'
import { stubBrowser } from '../../testing/browser'
import PasswordPage from './PasswordPage'

const provider = { client: 'chuhai', name: '出海云账号', passwordUrl: 'https://login.test/reset' }
const campus = { client: 'campus', name: '校园账号', passwordUrl: 'https://campus.test/forgot?realm=a' }

const show = (providers: readonly { client: string; name: string; passwordUrl?: string }[]) =>
  render(
    <AppContext value={createAppDouble()}>
      <PasswordPage params={{}} query={{}} now={0} data={{ providers }} />
    </AppContext>,
  )

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('leads to the page of the provider, with the account that was typed', () => {
  show([provider, campus])
  expect(hrefOf('到“出海云账号”设置新密码')).toBe('https://login.test/reset?ui_locales=zh-CN')
  fireEvent.change(screen.getByRole('textbox', { name: '用户名' }), { target: { value: ' shen&li ' } })
  expect(hrefOf('到“出海云账号”设置新密码')).toBe(
    'https://login.test/reset?login_hint=shen%26li&ui_locales=zh-CN',
  )
  expect(hrefOf('到“校园账号”设置新密码')).toBe(
    'https://campus.test/forgot?realm=a&login_hint=shen%26li&ui_locales=zh-CN',
  )
})

it('opens the page of the first provider with Enter', () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...location, assign })
  show([provider])
  const field = screen.getByRole('textbox', { name: '用户名' })
  fireEvent.change(field, { target: { value: 'shen' } })
  fireEvent.submit(field)
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://login.test/reset?login_hint=shen&ui_locales=zh-CN')
})

it('asks for no account where no provider has such a page', () => {
  show([{ client: 'chuhai', name: '出海云账号' }])
  expect(screen.queryByRole('textbox', { name: '用户名' })).toBeNull()
  expect(screen.getByText(/登录服务没有告诉我们在哪里重置/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '拨打 400-826-0571' })).toBeTruthy()
})
