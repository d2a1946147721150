import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useApp } from '../../app/app'
import { type Guide, GuideContext } from '../../guide/guide'
import { exclusivePath } from '../../guide/paths'
import { createSubscriptions } from '../../guide/subscriptions'
import type { ChromeProps } from '../../routes/row'
import { layouts } from '../layouts'
import type { GuideChromeData } from './data'
import { GuideHeader } from './GuideHeader'
import { GuideNav } from './GuideNav'
import './guide-chrome.css'

export { load } from './data'

/** What the guide's pages share; it lives as long as one of them is shown. */
const useSharedGuide = ({ tree, isHotShown }: GuideChromeData): Guide => {
  const { client } = useApp()
  const [, navigate] = useLocation()
  const [subscriptions] = useState(() => client && createSubscriptions(client.core, client.account.$visitor))
  useEffect(() => () => subscriptions?.destroy(), [subscriptions])
  return useMemo(
    () => ({
      tree,
      isHotShown,
      subscriptions,
      openExclusive: () => navigate(exclusivePath),
      evaluate: () => navigate(exclusivePath),
    }),
    [tree, isHotShown, subscriptions, navigate],
  )
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
  const guide = useSharedGuide(data)
  return (
    <GuideContext value={guide}>
      <GuideHeader personalCentre={layouts[layout].personalCentre} />
      <div className="guide-chrome">
        {layout === 'guide' && <GuideNav />}
        {children}
      </div>
    </GuideContext>
  )
}
