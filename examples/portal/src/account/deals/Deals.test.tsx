import {
  getDeal,
  getDealThread,
  listDeals,
  moveDeal,
  readDealThread,
  writeDealMessage,
} from '@chuhai/contract/market'
import { createServerDouble, type FakeCore } from '@chuhai/core/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppContext } from '../../app/app'
import { createAppDouble, userDouble } from '../../testing/app'
import { stubBrowser } from '../../testing/browser'
import { dealDouble, dealNumber, threadDouble } from '../../testing/deals'
import Deals from './Deals'

const emptyThread = { messages: [], readByOther: null, unread: 0 }
const serverWith = (deal = dealDouble(), thread: typeof threadDouble = emptyThread) =>
  createServerDouble()
    .answer(getDeal, deal)
    .answer(getDealThread, thread)
    .answer(readDealThread, { unread: 0 })
    .answer(moveDeal, { ...deal, step: deal.step + 1 })

const show = (
  server: ReturnType<typeof createServerDouble>,
  query: Record<string, string>,
  core?: FakeCore,
) => {
  const app = createAppDouble({ server, user: userDouble, ...(core && { core }) })
  render(
    <AppContext value={app}>
      <Deals core={app.client.core} query={query} />
    </AppContext>,
  )
  return app.client.core
}
const movesOf = (server: ReturnType<typeof createServerDouble>) =>
  server.requests
    .filter(({ method, path }) => method === 'PUT' && path.endsWith('/step'))
    .map(({ body }) => body)

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

describe('the list of deals', () => {
  it('has a row for each, with the other side, the clock and what is new', async () => {
    const list = [dealDouble({ unread: 2 })]
    const server = createServerDouble().answer(listDeals, { list, total: 1, page: 1, rows: 10 })
    show(server, {})
    const row = await screen.findByText('2 条新留言')
    expect(row).toBeTruthy()
    expect(screen.getByText(/印石知识产权/)).toBeTruthy()
    expect(screen.getByText(/没有接单，订单自动取消，全额退款/)).toBeTruthy()
    expect(screen.getByRole('link', { name: '查看进度：美国商标注册' }).getAttribute('href')).toBe(
      `/user/?tab=deals&number=${dealNumber}`,
    )
  })

  it('is that of the side and the state in the address, and says where nothing is', async () => {
    const server = createServerDouble().answer(listDeals, { list: [], total: 0, page: 1, rows: 10 })
    show(server, { of: 'provider', state: 'over' })
    expect(await screen.findByText('没有这种状态的订单')).toBeTruthy()
    expect(server.requests.at(-1)?.body).toMatchObject({
      side: 'provider',
      states: ['confirmed', 'cancelled', 'decided'],
    })
  })
})

describe('a deal of its buyer', () => {
  it('asks for what the service needs, all of it, and keeps what is typed', async () => {
    const server = serverWith()
    const core = show(server, { number: dealNumber })
    fireEvent.change(await screen.findByLabelText(/商标图样/), { target: { value: '见附件' } })
    fireEvent.click(screen.getByRole('button', { name: '提交资料' }))
    expect(await screen.findAllByText('请填写说明')).toHaveLength(1)
    expect(document.activeElement).toBe(screen.getByLabelText(/申请人名称/))
    cleanup()
    show(server, { number: dealNumber }, core)
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/商标图样/)).value).toBe('见附件')
    fireEvent.change(screen.getByLabelText(/申请人名称/), { target: { value: '宁居公司' } })
    fireEvent.click(screen.getByRole('button', { name: '提交资料' }))
    await waitFor(() =>
      expect(movesOf(server)).toEqual([
        { step: 1, move: { action: 'giveBrief', answers: ['见附件', '宁居公司'], files: [] } },
      ]),
    )
  })

  it('that is delivered is confirmed only after a question', async () => {
    const server = serverWith(
      dealDouble({
        state: 'delivered',
        step: 5,
        brief: ['a', 'b'],
        actions: ['confirm', 'askRevision', 'dispute'],
      }),
    )
    show(server, { number: dealNumber })
    fireEvent.click(await screen.findByRole('button', { name: '确认完成' }))
    const dialog = within(await screen.findByRole('dialog', { name: '确认服务已完成？' }))
    expect(movesOf(server)).toEqual([])
    fireEvent.click(dialog.getByRole('button', { name: '确认完成' }))
    await waitFor(() => expect(movesOf(server)).toEqual([{ step: 5, move: { action: 'confirm' } }]))
  })

  it('is disputed with words only', async () => {
    const server = serverWith(dealDouble({ state: 'accepted', brief: ['a', 'b'], actions: ['dispute'] }))
    show(server, { number: dealNumber })
    fireEvent.click(await screen.findByRole('button', { name: '提出争议' }))
    const dialog = within(await screen.findByRole('dialog', { name: '提出争议' }))
    fireEvent.click(dialog.getByRole('button', { name: '提出争议' }))
    expect(await dialog.findByText('请填写说明')).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByLabelText(/争议的原因/))
    fireEvent.change(dialog.getByLabelText(/争议的原因/), { target: { value: '没有回执' } })
    fireEvent.click(dialog.getByRole('button', { name: '提出争议' }))
    await waitFor(() =>
      expect(movesOf(server)).toEqual([
        { step: 1, move: { action: 'dispute', words: '没有回执', files: [] } },
      ]),
    )
  })

  it('is read again where the other side has gone on meanwhile', async () => {
    const server = serverWith(dealDouble({ actions: ['withdraw'] })).fail(moveDeal, 'DEAL_CHANGED')
    show(server, { number: dealNumber })
    fireEvent.click(await screen.findByRole('button', { name: '取消订单' }))
    server.answer(getDeal, dealDouble({ state: 'accepted', step: 2, brief: ['a', 'b'], actions: [] }))
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取消订单' }))
    expect(await screen.findByRole('heading', { name: '服务商正在做' })).toBeTruthy()
  })

  it('that is not theirs is not there', async () => {
    show(createServerDouble().fail(getDeal, 'NOT_FOUND'), { number: dealNumber })
    expect(await screen.findByText('没有找到这笔服务')).toBeTruthy()
  })
})

describe('a deal of its provider', () => {
  it('says that the buyer has not answered yet, and what can be done', async () => {
    show(serverWith(dealDouble({ side: 'provider', actions: ['decline'] })), { number: dealNumber })
    expect(await screen.findByRole('heading', { name: '等买家提交服务资料' })).toBeTruthy()
    expect(screen.getByRole('button', { name: '不接单' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '接单' })).toBeNull()
  })
})

describe('the messages of a deal', () => {
  it('show who wrote what, whether the last own one is read, and are marked as read', async () => {
    const server = serverWith(dealDouble(), threadDouble)
    show(server, { number: dealNumber })
    expect(await screen.findByText('什么时候能开始？')).toBeTruthy()
    expect(screen.getByText('对方已读')).toBeTruthy()
    expect(screen.getByRole('link', { name: '流程说明.pdf' }).getAttribute('href')).toBe('/files/example.pdf')
    await waitFor(() => expect(server.requests.some(({ path }) => path.endsWith('/read'))).toBe(true))
  })

  it('are sent once, also by keys, and stay typed where that fails', async () => {
    const server = serverWith().fail(writeDealMessage, 'SERVICE_UNAVAILABLE')
    show(server, { number: dealNumber })
    const field = await screen.findByLabelText<HTMLTextAreaElement>(/写留言/)
    fireEvent.change(field, { target: { value: '你好' } })
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
    await waitFor(() => expect(field.disabled).toBe(false))
    expect(field.value).toBe('你好')
    expect(document.activeElement).toBe(field)
    fireEvent.change(field, { target: { value: '你好，什么时候能开始？' } })
    server.answer(writeDealMessage, threadDouble)
    fireEvent.click(screen.getByRole('button', { name: '发送' }))
    fireEvent.click(screen.getByRole('button', { name: '发送' }))
    expect(await screen.findByText('收到图样就开始。')).toBeTruthy()
    const sent = server.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/message'))
    // What was changed since is another message.
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(2)
    expect(sent).toHaveLength(2)
  })
})
