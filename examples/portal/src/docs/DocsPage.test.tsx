import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '../testing/browser'
import { openPage } from '../testing/open-page'

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

it('copies a block of code without its file name', async () => {
  const user = userEvent.setup()
  const { main } = await openPage('/docs/en/csp')
  const [copy] = main.getAllByRole('button', { name: 'Copy' })
  await user.click(copy as HTMLElement)
  expect(await navigator.clipboard.readText()).toMatch(/^Content-Security-Policy: script-src[^\n]+\n$/)
  expect(copy?.textContent).toBe('Copied')
  await user.tab()
  expect(copy?.textContent).toBe('Copy')
})

it('says so where nothing can be copied', async () => {
  const user = userEvent.setup()
  const { main } = await openPage('/docs/csp')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'))
  await user.click(main.getAllByRole('button', { name: '复制' })[0] as HTMLElement)
  expect(main.getByText('没有复制，请手动选择')).toBeTruthy()
})

it('shows the name of a file above its code', async () => {
  const { main } = await openPage('/docs/next')
  expect(main.getByText('app/layout.tsx').closest('figure')?.textContent).toContain('RootLayout')
})

it('lists its parts, each at its place', async () => {
  const { main } = await openPage('/docs/en/csp')
  // Beside the text, and folded above it: the width of the window shows one.
  const lists = main.getAllByLabelText('On this page')
  expect(lists).toHaveLength(2)
  for (const link of lists.flatMap((list) => within(list).getAllByRole('link', { hidden: true }))) {
    const place = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
    expect(place?.textContent).toBe(link.textContent)
  }
})

it('speaks the language of its address, whatever the visitor’s', async () => {
  await openPage('/docs/en/csp', { locale: 'zh-CN' })
  expect(screen.getByRole('link', { name: 'Skip to content' })).toBeTruthy()
  cleanup()
  await openPage('/docs/csp', { locale: 'en' })
  expect(screen.getByRole('link', { name: '跳到正文' })).toBeTruthy()
})
