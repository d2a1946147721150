import { chooseStoreService, getStoreHelp } from '@chuhai/contract/store'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { visitor } from '../testing/core'
import { StoreHelp } from './StoreHelp'
import { helpWith, nothingChosen } from './testing'

interface Setting {
  locale?: 'zh-CN' | 'en'
  isSignedIn?: boolean
}

const show = (
  server = createServerDouble().answer(getStoreHelp, nothingChosen),
  { locale = 'zh-CN', isSignedIn = true }: Setting = {},
) => {
  const core = createFakeCore({}, { server, ...(isSignedIn && { user: visitor }) })
  render(<StoreHelp core={core} subject="1-us" locale={locale} />)
  return { core, server }
}

const card = async (name: RegExp) => {
  const found = (await screen.findByRole('heading', { name })).closest('li')
  if (!found) throw new Error('no card')
  return within(found)
}

afterEach(cleanup)

it('the ways of working together have their price, what they contain and what comes back when', async () => {
  show()
  const accompanied = await card(/陪着做/)
  expect(accompanied.getByText('¥3,960')).toBeDefined()
  expect(accompanied.getByText('每周复盘一次')).toBeDefined()
  const rows = accompanied.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent)
  expect(rows).toEqual([
    '申请退款时退回',
    '审核通过全额',
    '已提交平台80%',
    '平台有疑问70%',
    '视频验证60%',
    '店铺已开通不退款',
    '平台未通过70%',
  ])
  expect((await card(/自己做/)).getByText('免费')).toBeDefined()
})

it('one is chosen with one press, however often the button is pressed', async () => {
  const server = createServerDouble()
    .answer(getStoreHelp, nothingChosen)
    .answer(chooseStoreService, helpWith({ canOrder: false }))
  show(server)
  const button = (await card(/陪着做/)).getByRole('button', { name: '选择：陪着做 · 60 天' })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(await screen.findByText('申请通过后，在这里付款。')).toBeDefined()
  expect((await card(/陪着做/)).getByText('已选')).toBeDefined()
  const isChoice = ({ method, path }: { method: string; path: string }) =>
    method === 'PUT' && path === '/store/help'
  expect(server.requests.filter(isChoice)).toHaveLength(1)
})

it('an accepted applicant pays what they have chosen at the portal', async () => {
  const { core } = show(createServerDouble().answer(getStoreHelp, helpWith()))
  const link = (await card(/陪着做/)).getByRole('link', { name: '确认并付款' })
  expect(link.getAttribute('href')).toBe(`${core.base}/pay/orderConfirm?kind=storeService&id=1001`)
})

it('what is ordered is shown with its order, and nothing else can be chosen', async () => {
  const order = {
    number: 'C20261128100000000001',
    state: 'awaitingPayment' as const,
    amount: 396_000,
    refunded: 0,
    payBefore: null,
  }
  const { core } = show(createServerDouble().answer(getStoreHelp, helpWith({ order, canOrder: false })))
  const accompanied = await card(/陪着做/)
  expect(accompanied.getByText('待付款')).toBeDefined()
  expect(accompanied.getByRole('link', { name: '去付款' }).getAttribute('href')).toBe(
    `${core.base}/pay/orderPay?number=${order.number}`,
  )
  expect(screen.queryByRole('button', { name: /^选择/ })).toBeNull()
})

it('a failure has a retry', async () => {
  const server = createServerDouble().fail(getStoreHelp, 'SERVICE_UNAVAILABLE')
  show(server)
  expect(await screen.findByText('合作方式没有加载出来')).toBeDefined()
  server.answer(getStoreHelp, nothingChosen)
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('heading', { name: /自己做/ })).toBeDefined()
})

it('a choice that was refused is told, and what is true is read again', async () => {
  const server = createServerDouble()
    .answer(getStoreHelp, nothingChosen)
    .fail(chooseStoreService, 'STORE_SERVICE_ORDERED')
  show(server)
  const button = (await card(/自己做/)).getByRole('button', { name: '选择：自己做' })
  const order = {
    number: 'C20261128100000000001',
    state: 'paid' as const,
    amount: 396_000,
    refunded: 0,
    payBefore: null,
  }
  server.answer(getStoreHelp, helpWith({ order, canOrder: false }))
  fireEvent.click(button)
  expect(await screen.findByText('已付款')).toBeDefined()
})

it('nothing is shown before the sign-on, and all of it in English', async () => {
  show(undefined, { isSignedIn: false })
  expect(screen.queryByRole('region')).toBeNull()
  cleanup()
  show(undefined, { locale: 'en' })
  expect(await screen.findByRole('region', { name: 'Three ways to work together' })).toBeDefined()
})
