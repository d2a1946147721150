import { getOffer, type Offer } from '@chuhai/contract/order'
import { type Course, getCourseProgress, type TrainingClass } from '@chuhai/contract/school'
import { createServerDouble } from '@chuhai/core/testing'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppContext } from '../../app/app'
import { createAppDouble, userDouble } from '../../testing/app'
import { stubBrowser } from '../../testing/browser'
import { offerDouble } from '../../testing/order'
import { courseDouble, trainingClassDouble } from '../../testing/reading'
import { CourseActions } from '../course/CourseActions'
import { ClassActions } from '../training-class/ClassActions'

const now = Date.parse('2026-11-23T02:00:00.000Z')

interface Visit {
  isSignedIn?: boolean
  offer?: Partial<Offer>
  /** The lesson that the visitor watched last. */
  lastKey?: string
}

const show = (actions: ReactNode, { isSignedIn = true, offer, lastKey }: Visit) => {
  const server = createServerDouble()
    .answer(getOffer, offerDouble(offer))
    .answer(getCourseProgress, { isOwned: true, lessons: [], lastKey: lastKey ?? null })
  const app = createAppDouble({ server, user: isSignedIn ? userDouble : undefined })
  render(<AppContext value={app}>{actions}</AppContext>)
}

/** Expects a link with this text to this address. */
const expectLink = async (name: string, href: string) => {
  const link = await screen.findByRole('link', { name })
  expect(link.getAttribute('href')).toBe(href)
}

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the next step with a course', () => {
  const paid: Course = { ...courseDouble, id: 303, price: 39_900 }
  const living: Course = {
    ...paid,
    type: 'living',
    living: { startsAt: '2026-11-24T02:00:00.000Z', endsAt: '2026-11-24T03:00:00.000Z', repeatDays: null },
  }
  const watch = '/school/videoplay?id=303'
  const owned: Visit = { offer: { refusal: 'ORDER_ALREADY_OWNED' } }
  const number = 'C20261123406719285503'

  it.each<[string, Course, Visit, string, string]>([
    ['buys it', paid, { isSignedIn: false }, '立即购买', '/pay/school/orderConfirm?kind=course&id=303'],
    [
      'pays the open order',
      paid,
      { offer: { refusal: 'ORDER_AWAITS_PAYMENT', orderNumber: number } },
      '去支付',
      `/pay/school/orderPay?number=${number}`,
    ],
    ['starts one that is bought', paid, owned, '开始学习', watch],
    ['goes on with one that has been watched', paid, { ...owned, lastKey: '1-1' }, '继续学习', watch],
    ['starts a free one', courseDouble, { isSignedIn: false }, '开始学习', '/school/videoplay?id=101'],
    ['goes on with a free one', courseDouble, { lastKey: '1-1' }, '继续学习', '/school/videoplay?id=101'],
    ['enters the room before the start', living, owned, '进入课堂等候', '/school/videoplay/live?id=303'],
  ])('%s', async (_, course, visit, name, href) => {
    show(<CourseActions course={course} now={now} />, visit)
    await expectLink(name, href)
  })

  it('is a free lesson too, until the course is bought', async () => {
    show(<CourseActions course={paid} now={now} />, { isSignedIn: false })
    await expectLink('免费试看一节', `${watch}&lesson=1-1`)
    cleanup()
    show(<CourseActions course={paid} now={now} />, owned)
    await screen.findByText('您已购买这门课，可以随时观看。')
    expect(screen.queryByText('免费试看一节')).toBeNull()
  })
})

describe('the next step with a training class', () => {
  const apply = '/school/training/apply?id=1'
  const askForNext = '#consultation'
  const number = 'C20261123406719285503'

  it.each<[string, Partial<TrainingClass>, Visit, string, string]>([
    ['applies', {}, { isSignedIn: false }, '立即报名', apply],
    [
      'applies before anything is paid',
      {},
      { offer: { left: 12, refusal: 'ORDER_NOT_ELIGIBLE' } },
      '立即报名',
      apply,
    ],
    [
      'pays once accepted',
      {},
      { offer: { left: 12 } },
      '立即购买',
      '/pay/school/orderConfirm?kind=class&id=1',
    ],
    [
      'pays the open order',
      {},
      { offer: { left: 12, refusal: 'ORDER_AWAITS_PAYMENT', orderNumber: number } },
      '去支付',
      `/pay/school/orderPay?number=${number}`,
    ],
    [
      'sees one’s own class',
      {},
      { offer: { left: 12, refusal: 'ORDER_ALREADY_OWNED' } },
      '查看我的班级',
      '/schoolCenter/class',
    ],
    ['joins the waiting list when it is full', { left: 0 }, { isSignedIn: false }, '报名候补', apply],
    [
      'asks for the next one when it has begun',
      { startsOn: '2026-11-20' },
      { isSignedIn: false },
      '预约下一期',
      askForNext,
    ],
    [
      'asks for the next one when it is over',
      { startsOn: '2026-03-20' },
      { isSignedIn: false },
      '预约下一期',
      askForNext,
    ],
  ])('%s', async (_, change, visit, name, href) => {
    show(<ClassActions item={{ ...trainingClassDouble, ...change }} now={now} />, visit)
    await expectLink(name, href)
  })
})
