import { createConsultation } from '@chuhai/contract/consultation'
import { getSignOnSettings } from '@chuhai/contract/sign-on'
import { createServerDouble } from '@chuhai/core/testing'
import { translatePage } from '@chuhai/ui/testing'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import readme from '../../../README.md?raw'
import { App } from './App'
import source from './App.tsx?raw'

const server = createServerDouble()
  .answer(getSignOnSettings, {
    providers: [{ client: 'chuhai', name: '出海云', origin: 'http://sso.test', isFramable: false }],
    origins: ['http://localhost:4000'],
  })
  .fail(createConsultation, 'SERVICE_UNAVAILABLE')

beforeEach(() => {
  vi.stubGlobal('fetch', server.fetch)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})
afterEach(cleanup)

it('is what the README shows', () => {
  expect(readme).toContain(`\`\`\`tsx\n${source}\`\`\``)
})

it('opens the sign-on dialog when 登录 is pressed', async () => {
  render(<App />)
  await userEvent.click(await screen.findByRole('button', { name: '登录' }))
  expect(await screen.findByRole('dialog', { name: '登录' })).toBeTruthy()
})

it('shows the form and the floating help box', async () => {
  render(<App />)
  expect(screen.getByRole('button', { name: '提交' })).toBeTruthy()
  expect(await screen.findByRole('navigation', { name: '出海云帮助' })).toBeTruthy()
})

it('shows what changes on a page that a translator rewrites', async () => {
  const { unmount } = render(<App />)
  const stop = translatePage()
  await userEvent.click(await screen.findByRole('button', { name: '[提交]' }))
  expect(await screen.findAllByText('[请选择]')).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: /姓名/ }), '陈静怡')
  await userEvent.click(await screen.findByRole('button', { name: '[登录]' }))
  expect(await screen.findByRole('dialog', { name: '[登录]' })).toBeTruthy()
  expect(() => unmount()).not.toThrow()
  stop()
})

it('has an answer to every request for sign-on', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  render(<App />)
  await userEvent.click(await screen.findByRole('button', { name: '登录' }))
  expect(warn).not.toHaveBeenCalled()
})
