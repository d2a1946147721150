import { useMemo } from 'react'
import { useWords } from '../../content/words'
import { GuideSearchBox } from '../../guide/GuideSearchBox'
import { useGuide } from '../../guide/guide'
import type { PageProps } from '../../routes/row'
import { Banners } from './Banners'
import { Categories } from './Categories'
import type { GuideHomeData } from './data'
import { filterOf } from './filter'
import './guide-home.css'
import { Hot } from './Hot'
import { Nothing } from './Nothing'
import { useSites } from './use-sites'
import { guideHomeWords } from './words'

/**
 * The home of the site guide (specification 2.10): search, what the operator announces, hot recommendations and every
 * category; or the one part that the address names.
 */
export default function GuideHomePage({ data, query }: PageProps<GuideHomeData>) {
  const words = useWords(guideHomeWords)
  const { isHotShown } = useGuide()
  const { firstTypeId, secondTypeId } = query
  const filter = useMemo(() => filterOf({ firstTypeId, secondTypeId }), [firstTypeId, secondTypeId])
  const { sites, isAsking, retry } = useSites(data.sites, filter)
  const isHotHere = (filter.kind === 'all' || filter.kind === 'hot') && isHotShown && data.hot.length > 0
  return (
    <div className="guide-home">
      <h1 className="ch-hidden">{words.title}</h1>
      <GuideSearchBox popular={data.popular} />
      {data.banners.length > 0 && filter.kind === 'all' && <Banners banners={data.banners} words={words} />}
      {isHotHere && <Hot sites={data.hot} />}
      {filter.kind === 'hot' && !isHotHere && <Nothing words={words.noHot} />}
      {filter.kind === 'unknown' && <Nothing words={words.unknown} />}
      {(filter.kind === 'all' || filter.kind === 'category') && (
        <Categories
          key={`${firstTypeId} ${secondTypeId}`}
          sites={sites}
          filter={filter}
          isBelow={isHotHere}
          isAsking={isAsking}
          onRetry={retry}
        />
      )}
    </div>
  )
}
