import { consignmentApplications } from '@chuhai/contract/application'
import {
  type ConsignmentWithSteps,
  getConsignmentFees,
  getOwnConsignment,
  listOwnConsignments,
} from '@chuhai/contract/consignment'
import { createServerDouble } from '@chuhai/core/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppContext } from '../app/app'
import { createMatcher } from '../router/match'
import { rows } from '../routes'
import { createAppDouble, userDouble } from '../testing/app'
import { noApplication } from '../testing/application'
import { stubBrowser } from '../testing/browser'
import { pageDouble } from '../testing/content'
import ConsignmentPage from './ConsignmentPage'
import { ConsignmentSum } from './consignment/ConsignmentSum'

const id = '5e4fb0ae-4e4b-4be0-9f0c-1d83a2f9b001'
const at = '2026-11-28T02:00:00.000Z'

const consignment: ConsignmentWithSteps = {
  id,
  subject: '2',
  goods: '竹制收纳盒',
  organisation: '远帆',
  applicant: '沈亦舟',
  isOwn: true,
  stage: 'checked',
  version: 2,
  changedAt: at,
  productId: 1002,
  lines: [
    { name: '代理报关与单证', unit: 'dollar', count: 80_000, price: 3, amount: 240_000 },
    { name: '收结汇', unit: 'declaration', count: 2, price: 20_000, amount: 40_000 },
  ],
  total: 280_000,
  stages: ['accepted', 'checked', 'released', 'settled'],
  order: null,
  canOrder: true,
  history: [
    { stage: 'accepted', at, words: '' },
    { stage: 'checked', at, words: '合同、箱单、发票都有' },
  ],
}

const open = (shown: ConsignmentWithSteps = consignment) => {
  const server = createServerDouble()
    .answer(listOwnConsignments, [consignment])
    .answer(getOwnConsignment, shown)
    .answer(consignmentApplications.get, {
      ...noApplication,
      id,
      state: 'accepted',
      version: 2,
      submittedAt: at,
      history: [{ state: 'accepted', at, reason: null, fields: {} }],
      submitted: {},
    })
  const data = { ...pageDouble('comprehensive-order'), blocks: [] }
  render(
    <AppContext value={createAppDouble({ server, user: userDouble })}>
      <ConsignmentPage data={data} now={0} params={{}} query={{}} />
    </AppContext>,
  )
}

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('an accepted consignment', () => {
  it('is shown without a number in the address, with its sum and the stages that are ahead', async () => {
    open()
    const sum = await screen.findByRole('table', { name: '费用' })
    expect(within(sum).getByText('80,000 美元 × ¥0.03')).toBeTruthy()
    expect(within(sum).getByText('2 票 × ¥200')).toBeTruthy()
    expect(within(sum).getByText('¥2,800')).toBeTruthy()
    const stages = screen.getByRole('list', { name: '办理进度' })
    expect(
      within(stages)
        .getAllByRole('listitem')
        .map((one) => one.firstChild?.textContent),
    ).toEqual(['已接单', '单证齐备', '报关放行', '收汇结汇'])
    expect(
      within(stages)
        .getByText(/合同、箱单、发票都有/)
        .closest('li')
        ?.getAttribute('aria-current'),
    ).toBe('step')
    const own = screen.getByRole('navigation', { name: '我的委托' })
    expect(
      within(own)
        .getByRole('link', { name: /第 2 单/ })
        .getAttribute('aria-current'),
    ).toBe('page')
    expect(within(own).getByRole('link', { name: '再委托一单' }).getAttribute('href')).toBe(
      '/comprehensive/order?no=3',
    )
  })

  it('leads to its order before it is paid, and to that order afterwards', async () => {
    open()
    const link = await screen.findByRole('link', { name: '下单付款' })
    expect(link.getAttribute('href')).toBe('/pay/orderConfirm?kind=consignment&id=1002')
    cleanup()
    const number = 'C20261128100000000001'
    const order = { number, state: 'paid', amount: 280_000, refunded: 0, payBefore: null } as const
    open({ ...consignment, canOrder: false, order })
    const toOrder = await screen.findByRole('link', { name: /^查看订单（/ })
    expect(toOrder.getAttribute('href')).toBe(`/user/?tab=orders&number=${number}`)
    expect(screen.queryByRole('link', { name: '下单付款' })).toBeNull()
  })
})

it('shows what it would cost while it is filled in', async () => {
  const refunds = { accepted: 100, checked: 80, released: 0, settled: 0, certified: 0, rebated: 0 }
  const extras = [{ name: '出口退税' as const, price: 30_000 }]
  const fees = { from: '2026-01-01', perDollar: 3, minimum: 60_000, extras, refunds, days: 90 }
  const app = createAppDouble({ server: createServerDouble().answer(getConsignmentFees, fees) })
  const values = { shipments: 2, dollars: 1000, extras: ['出口退税'] }
  render(
    <AppContext value={app}>
      {app.client && <ConsignmentSum core={app.client.core} values={values} />}
    </AppContext>,
  )
  expect(await screen.findByText('2 票 × ¥600')).toBeTruthy()
  expect(screen.getByText('¥1,800')).toBeTruthy()
})

it.each([
  ['/comprehensive/order', true],
  ['/comprehensive/order?no=12', true],
  ['/comprehensive/order?no=0', false],
  ['/comprehensive/order?no=x', false],
])('takes %s for a page: %s', (path, isPage) => {
  expect(createMatcher(rows)(path) !== null).toBe(isPage)
})
