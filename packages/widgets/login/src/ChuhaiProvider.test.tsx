import { getLivingInfo } from '@chuhai/contract/live'
import { getUserInfo } from '@chuhai/contract/user'
import { useCore } from '@chuhai/core/react'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ChuhaiProvider } from './ChuhaiProvider'
import { LoginArea } from './LoginArea'
import { createSignOnServer, fetchParts } from './testing'

const base = 'https://portal.example.com'

const Probe = () => {
  const core = useCore('Probe')
  return (
    <button type="button" onClick={() => core.notices.success('已保存')}>
      {core.base}
    </button>
  )
}
const Watch = ({ seen }: { seen: Set<ReturnType<typeof useCore>> }) => {
  seen.add(useCore('Watch'))
  return null
}
const scope = () => document.querySelector('.chuhai') as HTMLElement

beforeAll(fetchParts)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('gives the widgets below a core, and shows the dialogs and notices they ask for', async () => {
  const core = createFakeCore({}, { server: createSignOnServer() })
  render(
    <ChuhaiProvider core={core}>
      <Probe />
      <LoginArea />
    </ChuhaiProvider>,
  )
  await userEvent.click(screen.getByText('http://chuhai.test'))
  expect(await screen.findByText('已保存')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: '登录' }))
  expect(await screen.findByRole('dialog', { name: '登录' })).toBeTruthy()
})

it('is the scope of theme and language, also when they change', () => {
  const core = createFakeCore()
  const view = (locale: 'zh-CN' | 'en', theme: 'dark' | 'auto') => (
    <ChuhaiProvider core={core} locale={locale} theme={theme}>
      <LoginArea />
    </ChuhaiProvider>
  )
  const { rerender } = render(view('en', 'dark'))
  expect([scope().lang, scope().dataset.theme]).toEqual(['en', 'dark'])
  expect(screen.getByText('Log in')).toBeTruthy()
  rerender(view('zh-CN', 'auto'))
  expect([scope().lang, scope().dataset.theme]).toEqual(['zh-CN', 'auto'])
  expect([core.locale.$locale.get(), core.theme.$theme.get()]).toEqual(['zh-CN', 'auto'])
  expect(screen.getByText('登录')).toBeTruthy()
})

it('is in its language from the first markup of a server', () => {
  const html = renderToString(
    <ChuhaiProvider base={base} locale="en" theme="dark">
      <LoginArea />
    </ChuhaiProvider>,
  )
  expect(html).toContain('data-theme="dark" lang="en"')
  expect(html).toContain('Log in')
})

it('makes a core from the address, which lasts through strict mode and ends with it', async () => {
  vi.stubGlobal('fetch', createServerDouble().fail(getUserInfo, 'UNAUTHORIZED').fetch)
  const seen = new Set<ReturnType<typeof useCore>>()
  const { unmount } = render(
    <StrictMode>
      <ChuhaiProvider base={base}>
        <Watch seen={seen} />
      </ChuhaiProvider>
    </StrictMode>,
  )
  await act(async () => {})
  const core = [...seen].at(-1) as ReturnType<typeof useCore>
  expect(core.base).toBe(base)
  expect(core.ended.aborted).toBe(false)
  unmount()
  await act(async () => {})
  expect(core.ended.aborted).toBe(true)
})

it('has a living core while React hides it, and once it is shown again', async () => {
  const server = createServerDouble().fail(getUserInfo, 'UNAUTHORIZED').answer(getLivingInfo, null)
  vi.stubGlobal('fetch', server.fetch)
  const seen = new Set<ReturnType<typeof useCore>>()
  const view = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <ChuhaiProvider base={base}>
        <Watch seen={seen} />
      </ChuhaiProvider>
    </Activity>
  )
  const { rerender } = render(view('visible'))
  rerender(view('hidden'))
  await act(async () => {})
  rerender(view('visible'))
  await act(async () => {})
  expect(seen.size).toBe(1)
  for (const core of seen) await expect(core.call(getLivingInfo)).resolves.toBeNull()
})

it('goes back to the default language and theme once it is given none', () => {
  const seen = new Set<ReturnType<typeof useCore>>()
  const view = (props: { locale?: 'en'; theme?: 'dark' }) => (
    <ChuhaiProvider base={base} {...props}>
      <Watch seen={seen} />
      <LoginArea />
    </ChuhaiProvider>
  )
  const { rerender } = render(view({ locale: 'en', theme: 'dark' }))
  expect([scope().lang, scope().dataset.theme]).toEqual(['en', 'dark'])
  rerender(view({}))
  expect([scope().lang, scope().dataset.theme]).toEqual(['zh-CN', 'light'])
  expect(screen.getByText('登录')).toBeTruthy()
  const [core] = seen
  expect([core?.locale.$locale.get(), core?.theme.$theme.get()]).toEqual(['zh-CN', 'light'])
})

it('keeps the language of a core of the page where it was never given one', () => {
  const core = createFakeCore()
  const view = () => <ChuhaiProvider core={core}>{null}</ChuhaiProvider>
  const { rerender } = render(view())
  core.locale.set('en')
  rerender(view())
  expect(core.locale.$locale.get()).toBe('en')
})

it('leaves a core of the page alone when it ends', async () => {
  const core = createFakeCore()
  const { unmount } = render(<ChuhaiProvider core={core}>{null}</ChuhaiProvider>)
  unmount()
  await act(async () => {})
  expect(core.ended.aborted).toBe(false)
})
