import {
  listSubscribedArticles,
  listSubscribedClasses,
  listSubscribedCourses,
  listSubscriptions,
  subscribe,
  unsubscribe,
} from '@chuhai/contract/guide'
import { cleanup, fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser'
import { articleCardDouble, sitesDouble } from '../../testing/guide'
import { guideServerDouble, openGuidePage } from '../../testing/guide-page'
import SubscriptionsPage from './SubscriptionsPage'

const listed = (list = sitesDouble) => ({ list, total: list.length, page: 1, rows: 9999 })

const serverDouble = (list = sitesDouble) =>
  guideServerDouble()
    .answer(listSubscriptions, listed(list))
    .answer(listSubscribedArticles, [articleCardDouble])
    .answer(listSubscribedClasses, [])
    .answer(listSubscribedCourses, [])
    .answer(unsubscribe, { isSubscribed: false, total: 2 })
    .answer(subscribe, { isSubscribed: true, total: 3 })

const open = (server = serverDouble()) =>
  openGuidePage({
    href: '/crossBorderSiteGuide/subscribeForMy',
    Page: SubscriptionsPage,
    data: undefined,
    server,
    isSignedIn: true,
  })

/** Another page of the guide, with a button that leads to this one. */
const LaterPage = () => {
  const [isHere, come] = useState(false)
  if (isHere) return <SubscriptionsPage />
  return (
    <button type="button" onClick={() => come(true)}>
      我的
    </button>
  )
}

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

it('lists the subscriptions and recommendations by them', async () => {
  const { main } = open()
  await main.findByText('共 3 个站点')
  expect(main.getByText('义乌购')).toBeTruthy()
  await main.findByText('资料要备到什么程度')
})

it('keeps a site that was given up in sight, until it is subscribed to again or the page is left', async () => {
  const { main } = open()
  fireEvent.click(await main.findByLabelText('已订阅义乌购，取消订阅'))
  await main.findByText(/已取消订阅 1 个站点/)
  expect(main.getByText(/共 2 个站点/)).toBeTruthy()
  const again = main.getByLabelText('订阅义乌购')
  await vi.waitFor(() => {
    fireEvent.click(again)
    expect(main.getByLabelText('已订阅义乌购，取消订阅')).toBeTruthy()
  })
  expect(main.queryByText(/已取消订阅/)).toBeNull()
})

it('takes nothing for given up that was subscribed to in another tab meanwhile', async () => {
  const server = serverDouble(sitesDouble.slice(1))
  const { main, container } = openGuidePage({
    href: '/crossBorderSiteGuide/subscribeForMy',
    Page: LaterPage,
    data: undefined,
    server,
    isSignedIn: true,
  })
  const count = () => container.querySelector('.guide-nav__count')?.firstChild?.textContent
  await vi.waitFor(() => expect(count()).toBe('2'))
  server.answer(listSubscriptions, listed())
  fireEvent.click(main.getByText('我的'))
  await main.findByText('共 3 个站点')
  expect(main.queryByText(/已取消订阅/)).toBeNull()
  expect(count()).toBe('3')
})

it('links to the hot recommendations without any', async () => {
  const { main } = open(serverDouble([]))
  await main.findByText('还没有订阅')
  expect(main.getByText('去看热门推荐').closest('a')?.getAttribute('href')).toBe(
    '/crossBorderSiteGuide?firstTypeId=recommend',
  )
  expect(main.queryByText('按您的订阅推荐')).toBeNull()
})

it('says why the subscriptions could not be loaded, and loads them again', async () => {
  const server = serverDouble().fail(listSubscriptions, 'SERVICE_UNAVAILABLE')
  const { main } = open(server)
  await main.findByText('服务暂时不可用，请稍后重试')
  server.answer(listSubscriptions, listed())
  fireEvent.click(main.getByText('重试'))
  await main.findByText('义乌购')
})
