import { useMemo } from 'react'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { useGuide } from '../guide'
import { GuideSearchBox } from '../parts/GuideSearchBox'
import type { CardSite } from '../parts/SiteCard'
import { SiteGrid } from '../parts/SiteGrid'
import { Banners } from './Banners'
import { Categories, Nothing } from './Categories'
import { filterOf, type GuideHomeData } from './load'
import { guideHomeMessages } from './messages'
import { useSites } from './use-sites'
import './guide-home.css'

/** 热门推荐 (specification 2.10). */
const Hot = ({ sites }: { sites: readonly CardSite[] }) => {
  const { hot } = useMessages(guideHomeMessages)
  return (
    <section className="guide-part" aria-labelledby="guide-hot">
      <header>
        <h2 id="guide-hot">{hot.title}</h2>
        <p>{hot.note}</p>
      </header>
      <SiteGrid sites={sites} />
    </section>
  )
}

export const describe = () =>
  '跨境卖家常用的站点，按选品、开店、物流、合规、收款等分类，由编辑逐个用过再收录。'

/**
 * The home of the site guide (specification 2.10): search, what the operator announces, hot recommendations and every
 * category; or the one part that the address names.
 */
export default function GuideHomePage({ data, query }: PageProps<GuideHomeData>) {
  const words = useMessages(guideHomeMessages)
  const { isHotShown } = useGuide()
  const { firstTypeId, secondTypeId } = query
  const filter = useMemo(() => filterOf({ firstTypeId, secondTypeId }), [firstTypeId, secondTypeId])
  const { sites, isRetrying, retry } = useSites(data.sites, filter)
  const isHotHere = (filter.kind === 'all' || filter.kind === 'hot') && isHotShown && data.hot.length > 0
  return (
    <div className="guide-page guide-home">
      <h1 className="ch-hidden">{words.title}</h1>
      <GuideSearchBox popular={data.popular} />
      {data.banners.length > 0 && filter.kind === 'all' && <Banners banners={data.banners} />}
      {isHotHere && <Hot sites={data.hot} />}
      {filter.kind === 'hot' && !isHotHere && <Nothing reason="noHot" />}
      {filter.kind === 'unknown' && <Nothing reason="unknown" />}
      {(filter.kind === 'all' || filter.kind === 'category') && (
        <Categories
          key={`${firstTypeId} ${secondTypeId}`}
          sites={sites}
          filter={filter}
          isBelow={isHotHere}
          isRetrying={isRetrying}
          onRetry={retry}
        />
      )}
    </div>
  )
}
