import { Skeleton, StyleRoot } from '@chuhai/ui'
import { Suspense } from 'react'
import { type Client, useApp, useVisitor } from '../../app/app'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { lazyPart } from '../../components/lazy-part'
import { Consultations } from './Consultations'
import { Messages } from './Messages'
import { userMessages } from './messages'
import { Organisations } from './Organisations'
import { Profile } from './Profile'
import { activitiesTab, assistantTab, messagesTab, ordersTab, SideNav, storesTab } from './SideNav'
import { Tasks } from './Tasks'
import './user.css'

export interface UserPageData {
  /** Who signs visitors in; null where there are several, and it is not known which one it was. */
  provider: string | null
}

const Stores = lazyPart(() => import('./Stores'))

const Activities = lazyPart(() => import('./Activities'))

const OrdersView = lazyPart(() => import('../../orders/OrdersView'))

const AiChat = lazyPart(async () => ({ default: (await import('@chuhai/ai-chat')).AiChat }))

/** The assistant with a page to itself: the same conversation as in the floating box, as tall as the window. */
const Assistant = ({ client: { core, help } }: { client: Client }) => {
  const words = useMessages(userMessages).assistant
  const consult = () => {
    help.open('consultation', null).catch(core.report)
  }
  return (
    <section className="user-assistant" aria-label={words.title}>
      <StyleRoot value={undefined}>
        <Suspense fallback={<Skeleton lines={6} />}>
          <AiChat core={core} framed draft="user-page" onConsult={consult} />
        </Suspense>
      </StyleRoot>
    </section>
  )
}

/**
 * The personal centre (specification 2.8): who I am, whom I act for, what I have asked.
 *
 *   个人资料   | avatar, name, id
 *   待办       | what is due
 *   我的主体   | organisations, the current one marked
 *   咨询记录   | a table, cards on phones
 *   消息       | in place of the others, under ?tab=messages
 *   我的店铺   | in place of the others, under ?tab=stores
 *   我的活动   | in place of the others, under ?tab=activities
 *   我的订单   | in place of the others, under ?tab=orders
 *   AI 助手    | in place of the others, under ?tab=assistant
 *   退出登录   |
 */
export default function UserPage({ data, query, now }: PageProps<UserPageData>) {
  const words = useMessages(userMessages)
  const { client } = useApp()
  const session = useVisitor()
  if (!client || session.phase !== 'in') return null
  const { user } = session
  const tab = [messagesTab.id, storesTab.id, activitiesTab.id, ordersTab.id, assistantTab.id].find(
    (id) => id === query.tab,
  )
  return (
    <div className="user-page portal-width" data-tab={tab}>
      <h1>{words.title}</h1>
      <div className="user-page__parts">
        <SideNav client={client} tab={tab} />
        {tab === messagesTab.id && <Messages client={client} />}
        {tab === assistantTab.id && <Assistant client={client} />}
        {tab === storesTab.id && (
          <section className="user-orders" aria-labelledby="stores-title">
            <h2 id="stores-title">{words.stores.title}</h2>
            <Suspense fallback={<Skeleton lines={6} />}>
              <Stores core={client.core} />
            </Suspense>
          </section>
        )}
        {tab === activitiesTab.id && (
          <section className="user-orders" aria-labelledby="activities-title">
            <h2 id="activities-title">{words.activities.title}</h2>
            <Suspense fallback={<Skeleton lines={6} />}>
              <Activities core={client.core} now={now} />
            </Suspense>
          </section>
        )}
        {tab === ordersTab.id && (
          <section className="user-orders" aria-labelledby="orders-title">
            <h2 id="orders-title">{words.orders.title}</h2>
            <Suspense fallback={<Skeleton lines={6} />}>
              <OrdersView core={client.core} path={ordersTab.href} query={query} />
            </Suspense>
          </section>
        )}
        {!tab && (
          <div className="user-page__main">
            <Profile user={user} provider={data.provider} />
            <Tasks core={client.core} />
            <Organisations client={client} user={user} />
            <Consultations core={client.core} />
          </div>
        )}
      </div>
    </div>
  )
}
