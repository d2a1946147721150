import { searchQuestionMax } from '@chuhai/contract/constants'
import type { SearchHit, SearchResults } from '@chuhai/contract/search'
import { EmptyState, Icon } from '@chuhai/ui'
import { iconChevronRight } from '@chuhai/ui/icons'
import { Parcel, Sail } from '@chuhai/ui/illustrations'
import { useEffect } from 'react'
import { listPath } from '../app/lists'
import type { PageProps } from '../app/page'
import { questionPath, searchPath, servicesPath } from '../app/paths/search'
import { ConsultButton } from '../components/ConsultButton'
import { Highlighted } from '../components/Highlighted'
import { LoadFailed } from '../components/LoadFailed'
import { Pager } from '../components/Pager'
import { PortalSearch } from '../components/PortalSearch'
import { SearchNotes } from '../components/SearchNotes'
import { useFound } from '../components/use-found'
import { KindList } from './KindList'
import { findHits, type SearchData } from './load'
import { rememberQuestion } from './recent'
import { Start } from './Start'
import './search-page.css'

const Hit = ({ hit }: { hit: SearchHit }) => (
  <a href={hit.path}>
    <h2>
      <Highlighted text={hit.title} />
    </h2>
    <p>
      <Highlighted text={hit.excerpt} />
    </p>
    <span className="search-page__meta">
      {hit.label}
      {hit.publishedAt && <time dateTime={hit.publishedAt}>{hit.publishedAt}</time>}
    </span>
  </a>
)

/** Nothing of one kind, or nothing at all: what else to do. */
const NotFound = ({ data, found }: { data: SearchData; found: SearchResults }) => {
  const all = found.kinds.reduce((sum, kind) => sum + kind.total, 0)
  if (all > 0)
    return (
      <EmptyState
        illustration={<Parcel />}
        title="这一类里没有找到"
        text={`其他类别里有 ${all} 条结果。`}
        action={<a href={questionPath(data.question)}>查看全部 {all} 条</a>}
      />
    )
  return (
    <>
      <EmptyState
        illustration={<Parcel />}
        title={`没有找到“${data.question}”`}
        text="换个更短的词，或者检查有没有错字。也可以直接问顾问。"
        action={<ConsultButton variant="quiet" />}
      />
      <Start popular={data.popular} />
    </>
  )
}

const Results = ({ data, found, query }: { data: SearchData; found: SearchResults; query: Query }) => {
  const { question, kind } = data
  const pathOf = (changes: Query) => listPath(searchPath, { ...query, q: question }, changes)
  const all = found.kinds.reduce((sum, each) => sum + each.total, 0)
  return (
    <div className="search-page__columns">
      <KindList
        label="结果的类别"
        kinds={[{ kind: undefined, label: '全部', total: all }, ...found.kinds].map(
          ({ kind: each, label, total }) => ({
            name: label,
            path: pathOf({ kind: each, page: undefined }),
            total,
            isCurrent: each === kind,
          }),
        )}
      />
      <div>
        <p className="search-page__count" role="status">
          共 {found.total} 条结果
        </p>
        {found.services > 0 && (
          <a className="search-page__services" href={listPath(servicesPath, {}, { q: question })}>
            <span>
              <b>{found.services}</b> 项可以办理的服务，比价格与周期
            </span>
            <span>
              全部服务
              <Icon path={iconChevronRight} size={16} />
            </span>
          </a>
        )}
        <ol className="search-page__hits">
          {found.list.map((hit) => (
            <li key={`${hit.kind} ${hit.path}`}>
              <Hit hit={hit} />
            </li>
          ))}
        </ol>
        <Pager
          page={found.page}
          pages={Math.ceil(found.total / found.rows)}
          turn={(page) => ({ href: pathOf({ page: String(page) }) })}
        />
      </div>
    </div>
  )
}

type Query = PageProps['query']

/**
 * The search of the whole site, as its address says.
 *
 *   “商标”的搜索结果
 *   [ search          搜索 ]
 *   已为您搜索 …
 *   全部 62 |  共 62 条结果
 *   服务  8 |  8 项可以办理的服务            全部服务 >
 *   资讯  5 |  hit, hit, …
 *   …       |  < 1 2 3 >
 */
export default function SearchPage({ data, query }: PageProps<SearchData>) {
  const { question, isCut } = data
  const { found, isRetrying, retry } = useFound(data, data.found, (read) => findHits(read, query))
  const isAnything = Boolean(found?.total)
  useEffect(() => {
    if (question && isAnything) rememberQuestion(question)
  }, [question, isAnything])
  return (
    <div className="search-page portal-width">
      <h1>{question ? `“${question}”的搜索结果` : '搜索'}</h1>
      <PortalSearch label="搜索" size="wide" submit="搜索" initial={question} />
      {isCut && <p className="search-note">问题太长，只用了前 {searchQuestionMax} 个字。</p>}
      {found && <SearchNotes {...found} pathOf={questionPath} />}
      {!found && <LoadFailed title="搜索结果没有载入" isRetrying={isRetrying} onRetry={retry} />}
      {!question && (
        <>
          <EmptyState
            illustration={<Sail />}
            title="想找什么"
            text="输入服务、站点、课程的名字，或者要办的事。拼音和错别字也认得。"
          />
          <Start popular={data.popular} />
        </>
      )}
      {question && found && !isAnything && <NotFound data={data} found={found} />}
      {found && isAnything && <Results data={data} found={found} query={query} />}
    </div>
  )
}
