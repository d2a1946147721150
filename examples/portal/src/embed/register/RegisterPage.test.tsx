import { requestSite } from '@chuhai/contract/site-request'
import { createServerDouble } from '@chuhai/core/testing'
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser'
import { openPage } from '../../testing/open-page'

type Main = Awaited<ReturnType<typeof openPage>>['main']

const filled = {
  网址: 'https://shop.test/contact',
  网站名称: '宁居家居',
  姓名: '陈静怡',
  手机号: '13800138000',
}

const token = '0f9c5b1e-5d0c-4f0e-9a3c-0d6f1f7f2b11'

const field = (main: Main, name: string) => main.getByRole<HTMLInputElement>('textbox', { name })

const fillIn = (main: Main, values: Record<string, string> = filled) => {
  for (const [name, value] of Object.entries(values))
    fireEvent.input(field(main, name), { target: { value } })
  fireEvent.click(main.getByRole('checkbox'))
}

const submit = (main: Main, name = '提交申请') => act(async () => main.getByRole('button', { name }).click())

/** Returns the message of a field, by its `aria-describedby`. */
const messageAt = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent

const taking = () => createServerDouble().answer(requestSite, { origin: 'https://shop.test', token })
const sent = (server: ReturnType<typeof taking>) =>
  server.requests.filter(({ path }) => path === requestSite.path)

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('the page that registers a site', () => {
  it('says what is missing at each field, sends nothing, and goes to the first', async () => {
    const server = taking()
    const { main } = await openPage('/embed/register', { server })
    await submit(main)
    for (const name of ['网址', '网站名称', '姓名', '手机号'])
      expect(messageAt(field(main, name))).toBe('请输入')
    expect(messageAt(main.getByRole('checkbox'))).toBe('请先阅读并勾选同意')
    expect(document.activeElement).toBe(field(main, '网址'))
    expect(sent(server)).toEqual([])
  })

  it('sends the origin with the contact, and says what happens next', async () => {
    const server = taking()
    const { main } = await openPage('/embed/register', { server })
    fillIn(main)
    await submit(main)
    const said = await main.findByRole('group', { name: '申请已提交' })
    expect(said.textContent).toContain('网站：https://shop.test')
    expect(said.textContent).toContain('登记后几秒钟生效')
    expect(document.activeElement).toBe(said)
    expect(sent(server).map(({ body }) => body)).toMatchObject([
      {
        origin: 'https://shop.test',
        siteName: '宁居家居',
        contactsName: '陈静怡',
        contactsPhone: '13800138000',
        consentVersion: '2026-11',
      },
    ])
  })

  it('says what to put where as the proof that the site is theirs', async () => {
    const { main } = await openPage('/embed/register', { server: taking() })
    fillIn(main)
    await submit(main)
    const file = await main.findByRole('region', { name: '放一个文件' })
    expect(file.textContent).toContain('https://shop.test/.well-known/chuhai.txt')
    expect(file.querySelector('code')?.textContent).toBe(token)
    const tag = main.getByRole('region', { name: '或者加一个标签' })
    expect(tag.textContent).toContain('https://shop.test/')
    expect(tag.querySelector('code')?.textContent).toBe(`<meta name="chuhai-site" content="${token}">`)
  })

  it('keeps the contact for another site', async () => {
    const { main } = await openPage('/embed/register', { server: taking() })
    fillIn(main)
    await submit(main)
    fireEvent.click(await main.findByRole('button', { name: '再申请一个网站' }))
    expect([field(main, '姓名').value, field(main, '网址').value]).toEqual(['陈静怡', ''])
    expect(main.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  })

  it('says at the field that a site is registered already', async () => {
    const text = '这个网站已经登记，可以直接使用组件'
    const server = createServerDouble().fail(requestSite, 'SITE_REGISTERED', { fields: { origin: text } })
    const { main } = await openPage('/embed/register', { server })
    fillIn(main)
    await submit(main)
    await waitFor(() => expect(messageAt(field(main, '网址'))).toBe(text))
    expect(document.activeElement).toBe(field(main, '网址'))
    expect(main.getByRole('button', { name: '提交申请' })).toBeTruthy()
  })

  it('says at its button after three seconds why nothing has arrived, and can be edited meanwhile', async () => {
    const server = createServerDouble().hang(requestSite)
    const { main } = await openPage('/embed/register', { server })
    fillIn(main)
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    await submit(main)
    const words = () => main.getAllByRole('status').map(({ textContent }) => textContent)
    await act(() => vi.advanceTimersByTimeAsync(2900))
    expect([words().join(''), field(main, '姓名').disabled]).toEqual(['', true])
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(words()).toContain('服务器繁忙，还没有送达')
    expect([field(main, '姓名').disabled, field(main, '姓名').value]).toEqual([false, '陈静怡'])
  })

  it('offers a failed request again, under the same key', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const server = createServerDouble().fail(requestSite, 'REQUEST_INVALID')
    const { main } = await openPage('/embed/register', { server })
    fillIn(main)
    await submit(main)
    const again = await main.findByRole('button', { name: '再次提交' })
    server.answer(requestSite, { origin: 'https://shop.test', token })
    // Later than the time in which the same request counts as a double click.
    vi.setSystemTime(Date.now() + 2000)
    await act(async () => again.click())
    await main.findByRole('group', { name: '申请已提交' })
    const keys = sent(server).map(({ headers }) => headers.get('Idempotency-Key'))
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  it.each([
    ['the network is gone', '网络不通，还没有送达', (server) => server.disconnect(requestSite)],
    [
      'the server is busy',
      '服务器繁忙，还没有送达',
      (server) => server.fail(requestSite, 'SERVICE_UNAVAILABLE'),
    ],
    ['the server is silent', '服务器繁忙，还没有送达', (server) => server.hang(requestSite)],
  ] satisfies [string, string, (server: ReturnType<typeof taking>) => void][])(
    'opens again and says at its button that %s, and takes the answer once it comes',
    async (_, words, obstruct) => {
      const server = taking()
      obstruct(server)
      const { main } = await openPage('/embed/register', { server })
      fillIn(main)
      vi.useFakeTimers({ shouldAdvanceTime: true })
      onTestFinished(() => void vi.useRealTimers())
      await submit(main)
      await act(() => vi.advanceTimersByTimeAsync(3100))
      expect((await main.findByText(words)).getAttribute('role')).toBe('status')
      expect(field(main, '网址').disabled).toBe(false)
      server.answer(requestSite, { origin: 'https://shop.test', token })
      await act(async () => main.getByRole('button', { name: '再次提交' }).click())
      await main.findByRole('group', { name: '申请已提交' })
      expect(new Set(sent(server).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
    },
  )

  it('has the site that its address names, and what was typed before a reload', async () => {
    const first = await openPage('/embed/register')
    fireEvent.input(field(first.main, '网站名称'), { target: { value: '宁居家居' } })
    cleanup()
    const core = first.core as never
    const { main } = await openPage('/embed/register?origin=https%3A%2F%2Fshop.test', { core })
    expect(field(main, '网址').value).toBe('https://shop.test')
    expect(field(main, '网站名称').value).toBe('宁居家居')
  })
})
