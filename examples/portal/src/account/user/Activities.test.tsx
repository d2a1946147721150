import { confirmActivityPlace, listSignUps, type SignUp } from '@chuhai/contract/activity'
import { createServerDouble } from '@chuhai/core/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppContext } from '../../app/app'
import { signUpDouble } from '../../testing/activity'
import { createAppDouble, userDouble } from '../../testing/app'
import { stubBrowser } from '../../testing/browser'
import Activities from './Activities'

const now = Date.parse('2026-11-23T02:00:00.000Z')
const keepUntil = '2026-11-24T02:00:00.000Z'

const open = (list: SignUp[], at = now) => {
  const server = createServerDouble().answer(listSignUps, list)
  const app = createAppDouble({ server, user: userDouble })
  render(
    <AppContext value={app}>
      <Activities core={app.client.core} now={at} />
    </AppContext>,
  )
  return server
}
const targetOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('one’s own activities', () => {
  it('have day, hours, place and calendar', async () => {
    open([signUpDouble()])
    expect(await targetOf('选品对接会')).toBe('/activity/detail?id=1')
    expect(await targetOf('加入日历')).toBe('/api/activity/1/calendar.ics')
    for (const text of ['16', /周三 9:00–17:00/, '杭州 · 国际博览中心', '免费', /138 5731 2046/])
      expect(screen.getByText(text)).toBeTruthy()
  })

  it('lead from a paid place to its order, and to the payment before', async () => {
    open([signUpDouble({ fee: 29_900, place: { state: 'kept', keepUntil, ahead: 0 } })])
    expect(await screen.findByText(/保留到 .*10:00，付款后确认/)).toBeTruthy()
    expect(await targetOf('去付款')).toBe('/pay/orderConfirm?kind=activity&id=1000')
    cleanup()
    const place = { state: 'ordered', keepUntil: null, ahead: 0 } as const
    open([signUpDouble({ fee: 29_900, place, orderNumber: 'C20261123406719285503' })])
    expect(await targetOf('查看订单')).toBe('/user/?tab=orders&number=C20261123406719285503')
  })

  it('confirm a place that was waited for', async () => {
    const offered = signUpDouble({ place: { state: 'kept', keepUntil, ahead: 0 } })
    const server = open([offered]).answer(confirmActivityPlace, signUpDouble())
    const button = await screen.findByRole('button', { name: '确认参加' })
    server.answer(listSignUps, [signUpDouble()])
    fireEvent.click(button)
    expect(await screen.findByText('已报名')).toBeTruthy()
  })

  it.each<[string, Partial<SignUp>, number]>([
    ['候补中', { place: { state: 'waiting', keepUntil: null, ahead: 0 } }, now],
    ['已让出', { place: { state: 'lapsed', keepUntil, ahead: 0 } }, now],
    ['已取消', { isCancelled: true }, now],
    ['已签到', { checkedInAt: '2026-12-16T01:05:00.000Z' }, now],
    ['已结束', {}, Date.parse('2026-12-20T00:00:00.000Z')],
  ])('say where one stands: %s', async (tag, change, at) => {
    open([signUpDouble(change)], at)
    expect(await screen.findByText(tag)).toBeTruthy()
  })

  it('are empty at first, and lead to the activities', async () => {
    open([])
    expect(await screen.findByText('还没有报名活动')).toBeTruthy()
    expect(await targetOf('看看近期活动')).toBe('/activity/list')
  })

  it('say that they could not be loaded, and load again', async () => {
    const server = createServerDouble().fail(listSignUps, 'SERVICE_UNAVAILABLE')
    const app = createAppDouble({ server, user: userDouble })
    render(
      <AppContext value={app}>
        <Activities core={app.client.core} now={now} />
      </AppContext>,
    )
    await screen.findByText('活动没有载入')
    server.answer(listSignUps, [signUpDouble()])
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('已报名')).toBeTruthy()
  })
})
