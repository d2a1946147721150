import { useEffect, useMemo, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { type Client, useApp } from '../../app/app'
import { createExclusive } from '../../guide/exclusive'
import { GuideContext } from '../../guide/guide'
import { createSubscriptions } from '../../guide/subscriptions'
import type { ChromeProps } from '../../routes/row'
import { layouts } from '../layouts'
import type { GuideChromeData } from './data'
import { EvaluationSlot } from './EvaluationSlot'
import { GuideHeader } from './GuideHeader'
import { GuideNav } from './GuideNav'
import './guide-chrome.css'

export { load } from './data'

const noStores = { subscriptions: null, exclusive: null }

/** What outlives a change of pages within the guide; nothing while the server draws. */
const useStores = (client: Client | null) => {
  const [stores] = useState(() => {
    if (!client) return null
    const { core, account } = client
    const { $visitor } = account
    return {
      subscriptions: createSubscriptions(core, $visitor),
      exclusive: createExclusive({ core, $visitor, navigate }),
    }
  })
  useEffect(
    () => () => {
      stores?.subscriptions.destroy()
      stores?.exclusive.destroy()
    },
    [stores],
  )
  return stores
}

/**
 * The two layouts of the site guide (specification 2.7, 2.9): its header, and at home the left navigation.
 *
 *   mark 出海云 | 跨境导航   首页 资讯 活动 培训                    organisation avatar
 *   专属导航      | page
 *   我的订阅   12 |
 *   热门推荐      |
 *   01 …          |
 */
export default function GuideChrome({ data, layout, children }: ChromeProps<GuideChromeData>) {
  const { client } = useApp()
  const stores = useStores(client)
  const { tree, isHotShown } = data
  const guide = useMemo(() => ({ tree, isHotShown, ...noStores, ...stores }), [tree, isHotShown, stores])
  return (
    <GuideContext value={guide}>
      <GuideHeader personalCentre={layouts[layout].personalCentre} />
      <div className="guide-chrome">
        {layout === 'guide' && <GuideNav />}
        {children}
      </div>
      {client && stores && <EvaluationSlot client={client} exclusive={stores.exclusive} />}
    </GuideContext>
  )
}
