import type { ClassApplication } from '@chuhai/contract/application'
import { listOwnConsultations } from '@chuhai/contract/consultation'
import type { Broadcast } from '@chuhai/contract/live'
import { createServerDouble } from '@chuhai/core/testing'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Consultations } from './account/user/Consultations'
import { AppContext } from './app/app'
import { Activities } from './home/Activities'
import { Agenda } from './live/Agenda'
import { OrderRow } from './orders/OrderRow'
import { OrderSheet } from './orders/OrderSheet'
import { Receipt } from './orders/Receipt'
import { useOrderFacts } from './pay/facts'
import { CourseItem } from './school/lists/CourseItem'
import { ClassEntry } from './school/my-classes/ClassEntry'
import { createAppDouble, userDouble } from './testing/app'
import { stubBrowser } from './testing/browser'
import { homeDouble } from './testing/content'
import { orderCardDouble, paidOrderDouble } from './testing/order'
import { livingCardDouble } from './testing/reading'

const at = '2026-11-23T02:00:00.000Z'
const now = Date.parse(at)
const path = '/schoolCenter/order'

const broadcast = {
  videoTime: '2026-11-23T11:30:00.000Z',
  agenda: [{ minutes: 30, title: '加、降、停' }],
} as Broadcast
const application: ClassApplication = {
  id: '5e4fb0ae-4e4b-4be0-9f0c-1d83a2f9b001',
  state: 'accepted',
  version: 1,
  submittedAt: at,
  revision: 0,
  savedAt: null,
  refusal: null,
  history: [],
  place: { state: 'kept', keepUntil: '2026-11-25T10:00:00.000Z', ahead: 0 },
  class: {
    id: 6,
    name: '亚马逊广告进阶班',
    city: '线上',
    startsOn: '2026-12-15',
    weeks: 4,
    price: 168_000,
    teacher: { name: '吴志远', title: '广告投放主管' },
    venue: null,
    hours: null,
    plan: [],
    isCancelled: false,
    isShown: true,
  },
}
const consultation = {
  id: '1',
  consultationService: '店铺注册',
  contactsName: '沈立群',
  contactsPhone: '13800138000',
  customerName: '宁居',
  createdAt: at,
}
const server = () =>
  createServerDouble().answer(listOwnConsultations, { list: [consultation], total: 1, page: 1, rows: 10 })
const order = paidOrderDouble()

const Facts = () => useOrderFacts(order).map(({ term, text }) => <p key={term}>{text}</p>)

beforeEach(() => {
  stubBrowser()
  vi.stubEnv('TZ', 'Europe/Berlin')
})
afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

type Core = ReturnType<typeof createAppDouble>['client']['core']

it.each<[string, (core: Core) => ReactNode, string[]]>([
  [
    'a living course in a list',
    () => <CourseItem course={livingCardDouble} now={now} />,
    ['周四 20:00（北京时间）'],
  ],
  [
    'the activities of the home page',
    () => <Activities content={homeDouble.activities} now={now} />,
    ['12 月 16 日 周三 9:00–17:00（北京时间）', '周三 14:00–17:00（北京时间）'],
  ],
  [
    'the agenda of a broadcast',
    () => <Agenda broadcast={broadcast} time={now} state={1} />,
    ['20:00（北京时间）'],
  ],
  [
    'a class that one has applied for',
    (core) => <ClassEntry core={core} application={application} order={undefined} now={now} />,
    ['保留到 2026-11-25 18:00（北京时间）', '2026-11-23 10:00（北京时间） 提交'],
  ],
  [
    'an order in a list',
    (core) => <OrderRow core={core} path={path} order={orderCardDouble()} onChanged={() => {}} />,
    ['2026-11-23 10:00（北京时间）', '10:30（北京时间）'],
  ],
  [
    'the sheet of an order',
    (core) => <OrderSheet core={core} path={path} order={order} refresh={async () => {}} show={() => {}} />,
    ['付款时间2026-11-23 10:05（北京时间）', '提交订单2026-11-23 10:00（北京时间）'],
  ],
  [
    'a receipt',
    (core) => <Receipt core={core} path={path} order={order} />,
    ['2026-11-23 10:05（北京时间）'],
  ],
  ['the card of a payment', () => <Facts />, ['2026-11-23 10:05（北京时间）']],
  ['consultations sent', (core) => <Consultations core={core} />, ['2026-11-23 10:00（北京时间）']],
])('%s names the clock of its times to a visitor who is not in China', async (_, view, times) => {
  const app = createAppDouble({ user: userDouble, server: server() })
  const { container } = render(<AppContext value={app}>{view(app.client.core)}</AppContext>)
  await vi.waitFor(() => {
    for (const time of times) expect(container.textContent).toContain(time)
  })
})
