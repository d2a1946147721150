import type { GuideSite } from '@chuhai/contract/guide'
import { EmptyState } from '@chuhai/ui'
import { Parcel, Sail } from '@chuhai/ui/illustrations'
import { useMemo } from 'react'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { categoryPath, searchPath, wordPath } from '../../app/paths/guide'
import { type Chip, Chips } from '../../components/Chips'
import { ConsultButton } from '../../components/ConsultButton'
import { LoadFailed } from '../../components/LoadFailed'
import { SearchNotes } from '../../components/SearchNotes'
import { useFound } from '../../components/use-found'
import { useGuide } from '../guide'
import { GuideSearchBox } from '../parts/GuideSearchBox'
import { SiteGrid } from '../parts/SiteGrid'
import { findSites, type GuideSearchData } from './load'
import { guideSearchMessages } from './messages'
import './guide-search-page.css'

type Regional = Pick<GuideSite, 'region'>

/** Sites for sellers of all regions. */
const everywhere = '全球'

/** The sites for a region: its own first, then those for all regions. */
export const sitesFor = <S extends Regional>(region: string, sites: readonly S[]): S[] => {
  const of = (name: string) => sites.filter((site) => site.region === name)
  return region === everywhere ? of(region) : [...of(region), ...of(everywhere)]
}

/** The regions of these sites with the number of sites for each, largest first. */
export const regionsOf = (sites: readonly Regional[]): { name: string; count: number }[] =>
  [...new Set(sites.map(({ region }) => region))]
    .map((name) => ({ name, count: sitesFor(name, sites).length }))
    .sort((a, b) => b.count - a.count)

const LinkList = ({ title, chips }: { title: string; chips: readonly Chip[] }) =>
  chips.length > 0 && (
    <section className="guide-search-page__ways" aria-label={title}>
      <h2>{title}</h2>
      <Chips chips={chips} />
    </section>
  )

/**
 * Search in the site guide (specification 2.2): the query is in the address.
 *
 *   [ search ]
 *   “VAT”的站点   共 12 个站点
 *   不限地区 欧洲 12 全球 4
 *   cards
 */
export default function GuideSearchPage({ data, query }: PageProps<GuideSearchData>) {
  const words = useMessages(guideSearchMessages)
  const { word, popular } = data
  const { tree } = useGuide()
  const {
    found: sites,
    isRetrying,
    retry,
  } = useFound(data, data.sites, async (read) => (await findSites(read, word)).sites)
  const regions = useMemo(() => regionsOf(sites ?? []), [sites])
  const region = regions.find(({ name }) => name === query.region)?.name
  const shown = useMemo(
    () => (region === undefined ? (sites ?? []) : sitesFor(region, sites ?? [])),
    [sites, region],
  )
  return (
    <div className="guide-page guide-search-page">
      <GuideSearchBox initial={word} popular={shown.length > 0 ? popular : []} />
      <header>
        <h1>{word ? words.found(word) : words.ask}</h1>
        {word && sites && <p role="status">{words.count(shown.length)}</p>}
      </header>
      <SearchNotes searchedFor={data.searchedFor} suggestion={data.suggestion} pathOf={wordPath} />
      {sites === null && <LoadFailed title={words.failed} isRetrying={isRetrying} onRetry={retry} />}
      {regions.length > 1 && (
        <Chips
          label={words.regions}
          chips={[{ name: undefined, count: undefined }, ...regions].map(({ name, count }) => ({
            name: name ?? words.everywhere,
            path: `${searchPath}?${new URLSearchParams({ q: word, ...(name && { region: name }) })}`,
            isCurrent: name === region,
            count,
          }))}
        />
      )}
      {shown.length > 0 && <SiteGrid key={`${word} ${region}`} sites={shown} />}
      {sites?.length === 0 && (
        <>
          <EmptyState
            illustration={word ? <Parcel /> : <Sail />}
            title={word ? words.none.title(word) : words.start.title}
            text={word ? words.none.text : words.start.text}
            action={word && <ConsultButton variant="quiet" />}
          />
          <LinkList title={words.popular} chips={popular.map((name) => ({ name, path: wordPath(name) }))} />
          <LinkList
            title={words.categories}
            chips={tree.map(({ id, name }) => ({ name, path: categoryPath(id) }))}
          />
        </>
      )}
    </div>
  )
}
