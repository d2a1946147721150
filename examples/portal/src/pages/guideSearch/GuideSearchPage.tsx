import { Button, EmptyState } from '@chuhai/ui'
import { iconRefresh } from '@chuhai/ui/icons'
import { Buoy, Parcel, Sail } from '@chuhai/ui/illustrations'
import { useMemo } from 'react'
import { useWords } from '../../content/words'
import { GuideSearchBox } from '../../guide/GuideSearchBox'
import { wordPath } from '../../guide/paths'
import { SiteGrid } from '../../guide/SiteGrid'
import { ConsultButton } from '../../help/ConsultButton'
import type { PageProps } from '../../routes/row'
import { SearchNotes } from '../../search/SearchNotes'
import type { GuideSearchData } from './data'
import './guide-search-page.css'
import { Regions } from './Regions'
import { regionsOf, sitesFor } from './regions'
import { useFoundSites } from './use-found-sites'
import { Ways } from './Ways'
import { guideSearchWords } from './words'

/**
 * Search in the site guide (specification 2.2): what is looked for stands in the address.
 *
 *   [ search ]
 *   “VAT”的站点   共 12 个站点
 *   不限地区 欧洲 12 全球 4
 *   cards
 */
export default function GuideSearchPage({ data, query }: PageProps<GuideSearchData>) {
  const words = useWords(guideSearchWords)
  const { word, popular } = data
  const { sites, isAsking, retry } = useFoundSites(data)
  const regions = useMemo(() => regionsOf(sites ?? []), [sites])
  const region = regions.find(({ name }) => name === query.region)?.name
  const shown = useMemo(
    () => (region === undefined ? (sites ?? []) : sitesFor(region, sites ?? [])),
    [sites, region],
  )
  return (
    <div className="guide-search-page">
      <GuideSearchBox initial={word} popular={shown.length > 0 ? popular : []} />
      <header>
        <h1>{word ? words.found(word) : words.ask}</h1>
        {word && sites && <p role="status">{words.count(shown.length)}</p>}
      </header>
      <SearchNotes searchedFor={data.searchedFor} suggestion={data.suggestion} pathOf={wordPath} />
      {sites === null && (
        <EmptyState
          illustration={<Buoy />}
          title={words.failed.title}
          text={words.failed.text}
          action={
            <Button variant="secondary" icon={iconRefresh} busy={isAsking} onClick={retry}>
              {words.failed.retry}
            </Button>
          }
        />
      )}
      {regions.length > 1 && <Regions word={word} regions={regions} region={region} words={words} />}
      {shown.length > 0 && <SiteGrid key={`${word} ${region}`} sites={shown} />}
      {sites?.length === 0 && (
        <>
          <EmptyState
            illustration={word ? <Parcel /> : <Sail />}
            title={word ? words.none.title(word) : words.start.title}
            text={word ? words.none.text : words.start.text}
            action={word && <ConsultButton variant="quiet" />}
          />
          <Ways popular={popular} words={words} />
        </>
      )}
    </div>
  )
}
