import { type ClassApplication, listClassApplications } from '@chuhai/contract/application'
import { listOrders, type OrderCard } from '@chuhai/contract/order'
import {
  classmateConsentVersion,
  getClassmates,
  joinClassmates,
  leaveClassmates,
} from '@chuhai/contract/school'
import { createServerDouble } from '@chuhai/core/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppContext } from '../../app/app'
import { createAppDouble, userDouble } from '../../testing/app'
import { stubBrowser } from '../../testing/browser'
import MyClassesPage from './MyClassesPage'

const at = '2026-11-23T10:00:00.000Z'
const now = Date.parse(at)

const application = (
  state: ClassApplication['state'],
  more: Partial<ClassApplication> = {},
): ClassApplication => ({
  id: '5e4fb0ae-4e4b-4be0-9f0c-1d83a2f9b001',
  state,
  version: 1,
  submittedAt: at,
  revision: 0,
  savedAt: null,
  refusal: null,
  history: [
    {
      state,
      at,
      reason: state === 'rejected' ? '学生证看不清' : null,
      fields: {},
    },
  ],
  class: {
    id: 6,
    name: '亚马逊广告进阶班',
    city: '线上',
    startsOn: '2026-12-15',
    weeks: 4,
    price: 168_000,
    teacher: { name: '吴志远', title: '广告投放主管' },
    venue: '腾讯会议 482 617 305',
    hours: '每周三 20:00–21:30',
    plan: [
      { title: '第 1 周：诊断', text: '算盈亏线。', day: 1, until: 7 },
      { title: '结业', text: '展示。', day: 28 },
    ],
    isCancelled: false,
    isShown: true,
  },
  ...more,
})

const order = (state: OrderCard['state']): OrderCard => ({
  number: 'C20261123406719285503',
  state,
  product: { kind: 'class', id: 6, name: '亚马逊广告进阶班' },
  amount: 168_000,
  paid: 168_000,
  refunded: 0,
  refunding: 0,
  left: 168_000,
  createdAt: at,
  payBefore: null,
})

const open = async (applications: ClassApplication[], orders: OrderCard[] = []) => {
  const server = createServerDouble()
    .answer(listClassApplications, applications)
    .answer(listOrders, { list: orders, total: orders.length, page: 1, rows: 50 })
  const app = createAppDouble({ server, user: userDouble })
  const shown = render(
    <AppContext value={app}>
      <MyClassesPage data={undefined} now={now} params={{}} query={{}} />
    </AppContext>,
  )
  await screen.findByRole('heading', { level: 1, name: '我的班级' })
  return { server, ...shown }
}

const targetOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
const form = '/school/training/apply?id=6'

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('one’s own classes', () => {
  it.each([
    ['draft', '填写中', '接着填写'],
    ['submitted', '待审核', '查看报名'],
    ['reviewing', '审核中', '查看报名'],
    ['rejected', '未通过', '修改并重新提交'],
    ['withdrawn', '已撤回', '重新报名'],
  ] as const)('say what has become of an application and lead on: %s', async (state, tag, action) => {
    await open([application(state)])
    expect(await screen.findByText(tag)).toBeTruthy()
    expect(await targetOf(action)).toBe(form)
    expect(screen.queryByText('学生证看不清') !== null).toBe(state === 'rejected')
  })

  it('lead from acceptance to the payment', async () => {
    await open([application('accepted')])
    expect(await targetOf('去付款')).toBe('/pay/school/orderConfirm?kind=class&id=6')
  })

  it.each([
    ['submitted', '待审核'],
    ['reviewing', '审核中'],
    ['accepted', null],
  ] as const)('say in another word than the review’s that one waits for a place: %s', async (state, tag) => {
    await open([application(state, { place: { state: 'waiting', keepUntil: null, ahead: 2 } })])
    expect(await screen.findByText('候补')).toBeTruthy()
    expect(screen.getByText(/候补第 3 位/)).toBeTruthy()
    expect(tag === null || screen.getByText(tag)).toBeTruthy()
    expect(screen.queryByRole('link', { name: '去付款' })).toBeNull()
  })

  it('say until when a place is kept, and when that is over', async () => {
    const keepUntil = '2026-11-25T10:00:00.000Z'
    const { unmount } = await open([
      application('accepted', { place: { state: 'kept', keepUntil, ahead: 0 } }),
    ])
    expect(await screen.findByText(/席位为您保留到 .*18:00/)).toBeTruthy()
    expect(await targetOf('去付款')).toBe('/pay/school/orderConfirm?kind=class&id=6')
    unmount()
    await open([application('accepted', { place: { state: 'lapsed', keepUntil, ahead: 0 } })])
    expect(await screen.findByText(/保留时间已过/)).toBeTruthy()
  })

  it('lead to the orders where one has the place and could not be read', async () => {
    await open([application('accepted', { place: { state: 'ordered', keepUntil: null, ahead: 0 } })])
    expect(await targetOf('查看订单')).toBe('/schoolCenter/order')
    expect(screen.queryByRole('link', { name: '去付款' })).toBeNull()
  })

  it('lead back to the waiting list where a place was kept in vain and none is left', async () => {
    const place = { state: 'lapsed', keepUntil: at, ahead: 0 } as const
    await open([application('accepted', { place, refusal: 'CLASS_FULL' })])
    expect(await screen.findByText(/保留时间已过，名额已满/)).toBeTruthy()
    expect(await targetOf('加入候补')).toBe(form)
  })

  it('lead to the order that waits for its payment', async () => {
    await open([application('accepted')], [order('expired'), order('awaitingPayment')])
    expect(await targetOf('继续付款')).toBe('/pay/school/orderPay?number=C20261123406719285503')
  })

  it('have dates, place, teacher and calendar of a paid place', async () => {
    await open([application('accepted', { refusal: 'CLASS_FULL' })], [order('paid')])
    expect(await screen.findByText('已付款')).toBeTruthy()
    expect(await targetOf('加入日历')).toBe('/api/school/class/6/calendar.ics')
    for (const text of ['12 月 15 日', '线上', '讲师 吴志远', '每周三 20:00–21:30', '腾讯会议 482 617 305'])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByText(/名额已满/)).toBeNull()
  })

  it('have the days of the timetable, and the classmates who agreed to be seen, of a paid place', async () => {
    const { server } = await open([application('accepted')], [order('paid')])
    const other = { name: '林知远', company: '宁波远帆' }
    const own = { name: '小陆', company: '' }
    server.answer(getClassmates, { own: null, others: [other] })
    await act(async () => fireEvent.click(await screen.findByRole('button', { name: '课表和同学' })))
    expect(screen.getByRole('row', { name: /12 月 15 日 – 21 日.*诊断/ })).toBeTruthy()
    expect(await screen.findByText('林知远')).toBeTruthy()

    const join = () => act(async () => fireEvent.click(screen.getByRole('button', { name: '让同学看到我' })))
    await join()
    expect(screen.getByText('请填写称呼')).toBeTruthy()
    expect(screen.getByText('请勾选同意后再公开')).toBeTruthy()
    expect(server.requests.some(({ method }) => method === joinClassmates.method)).toBe(false)
    fireEvent.change(screen.getByLabelText(/^称呼/), { target: { value: own.name } })
    const consent = screen.getByRole<HTMLInputElement>('checkbox')
    expect(consent.checked).toBe(false)
    fireEvent.click(consent)
    server.answer(joinClassmates, { own, others: [other] }).answer(getClassmates, { own, others: [other] })
    await join()
    expect(server.requests.find(({ method }) => method === joinClassmates.method)?.body).toEqual({
      ...own,
      consentVersion: classmateConsentVersion,
    })
    expect(await screen.findByText('同学看得到您：小陆')).toBeTruthy()

    server.answer(leaveClassmates, { own: null, others: [other] })
    server.answer(getClassmates, { own: null, others: [other] })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '不再公开' })))
    expect(await screen.findByRole('button', { name: '让同学看到我' })).toBeTruthy()
  })

  it('show no classmates before the place is paid', async () => {
    await open([application('accepted')], [order('awaitingPayment')])
    await act(async () => fireEvent.click(await screen.findByRole('button', { name: '课表' })))
    expect(screen.getByRole('table', { name: '亚马逊广告进阶班的课表' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: '同班同学' })).toBeNull()
  })

  it('say that a class is not held, and that its hours are not settled', async () => {
    const paid = application('accepted')
    const { unmount } = await open(
      [{ ...paid, class: { ...paid.class, isCancelled: true } }],
      [order('paid')],
    )
    expect(await screen.findByText(/停办/)).toBeTruthy()
    unmount()
    await open([{ ...paid, class: { ...paid.class, hours: null } }], [order('paid')])
    expect(await screen.findByText(/课表和地点还没有定/)).toBeTruthy()
  })

  it.each([
    ['CLASS_FULL', /名额已满/],
    ['CLASS_BEGUN', /已经开课/],
  ])('offer no payment where no place can be had: %s', async (refusal, text) => {
    await open([application('accepted', { refusal })])
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole('link', { name: '去付款' })).toBeNull()
  })

  it('do not link to a class that is hidden', async () => {
    const shown = application('submitted')
    await open([{ ...shown, class: { ...shown.class, isShown: false } }])
    expect((await screen.findByRole('heading', { level: 2 })).querySelector('a')).toBeNull()
  })

  it('are empty at first, and lead to the classes', async () => {
    await open([])
    expect(await screen.findByText('还没有报名培训班')).toBeTruthy()
    expect(await targetOf('看看培训班')).toBe('/school/training')
  })

  it('say that they could not be loaded, and load again', async () => {
    const { server, unmount } = await open([])
    unmount()
    server.fail(listClassApplications, 'SERVICE_UNAVAILABLE')
    const app = createAppDouble({ server, user: userDouble })
    render(
      <AppContext value={app}>
        <MyClassesPage data={undefined} now={now} params={{}} query={{}} />
      </AppContext>,
    )
    await screen.findByText('报名没有载入')
    server.answer(listClassApplications, [application('submitted')])
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '重试' })))
    expect(await screen.findByText('待审核')).toBeTruthy()
  })
})
