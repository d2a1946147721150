import type { GuideTree } from '@chuhai/contract/guide'
import { useEnd } from '@chuhai/ui'
import { useMemo, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { type Client, useApp } from '../../app/app'
import { calls, optional } from '../../app/calls'
import type { ChromeProps, Read } from '../../app/page'
import { useMenus } from '../../app/use-menus'
import { Account } from '../../layout/header/Account'
import { SectionStart } from '../../layout/header/SectionStart'
import { createExclusive } from '../exclusive'
import { GuideContext } from '../guide'
import { createSubscriptions } from '../subscriptions'
import { EvaluationPart } from './EvaluationPart'
import { GuideNav } from './GuideNav'
import './guide-chrome.css'

interface GuideChromeData {
  tree: GuideTree
  isHotShown: boolean
}

/** What the left navigation shows. */
export const load = async ({ read }: { read: Read }): Promise<GuideChromeData> => {
  const { getGuideTree, isHotShown } = await calls.guide()
  const [tree, isHot] = await Promise.all([
    optional(read(getGuideTree), 'the categories of the site guide'),
    optional(read(isHotShown), 'whether there are hot recommendations'),
  ])
  return { tree: tree ?? [], isHotShown: isHot ?? false }
}

/** Header of the site guide (specification 2.9), 56 px. */
const GuideHeader = () => (
  <header className="guide-header">
    <SectionStart menu={useMenus().navigation?.guide ?? null} />
    <Account />
  </header>
)

const noStores = { subscriptions: null, exclusive: null }

/** Stores that are kept between pages of the guide; null on the server. */
const useStores = (client: Client | null) => {
  const [stores] = useState(() => {
    if (!client) return null
    const { core, account } = client
    return {
      subscriptions: createSubscriptions(core, account.$visitor),
      exclusive: createExclusive({ core, navigate }),
    }
  })
  useEnd(stores?.subscriptions.destroy)
  useEnd(stores?.exclusive.destroy)
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
      <GuideHeader />
      <div className="guide-chrome">
        {layout === 'guide' && <GuideNav />}
        {children}
      </div>
      {client && stores && <EvaluationPart client={client} exclusive={stores.exclusive} />}
    </GuideContext>
  )
}
