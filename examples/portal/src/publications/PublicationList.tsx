import { publicationWordMax } from '@chuhai/contract/constants'
import type { Page } from '@chuhai/contract/page'
import type { PublicationCard } from '@chuhai/contract/publication'
import { listPath } from '../app/lists'
import { useMessages } from '../app/messages'
import type { PageProps, Place } from '../app/page'
import { ListFilter, ListFilters } from '../components/ListFilters'
import { ListHead } from '../components/ListHead'
import { Pager } from '../components/Pager'
import { SearchForm } from '../components/SearchForm'
import { CardList, type CardView } from './CardList'
import { EmptyList } from './EmptyList'
import type { ListData } from './load'
import { publicationMessages } from './messages'
import { queryNames } from './rows'
import { TypedSearch } from './TypedSearch'
import './publication-list.css'

interface FilterProps {
  name: string
  words: readonly string[]
  path: string
  query: Place['query']
}

/** The words of a filter, one at a time; each leads to the first page. */
const Filter = ({ name, words, path, query }: FilterProps) => {
  const { filters, all } = useMessages(publicationMessages)
  const chip = (label: string, word: string | undefined) => ({
    name: label,
    path: listPath(path, query, { [name]: word, page: undefined }),
    isCurrent: query[name] === word,
  })
  const label = filters[name] ?? name
  return <ListFilter label={label} chips={[chip(all, undefined), ...words.map((word) => chip(word, word))]} />
}

/** The orders of a list; without one it is as its search or its type has it. */
const Order = ({
  names,
  path,
  query,
}: { names: readonly string[] } & Pick<FilterProps, 'path' | 'query'>) => {
  const { filters, orders } = useMessages(publicationMessages)
  const chip = (label: string, name: string | undefined) => ({
    name: orders[label] ?? label,
    path: listPath(path, query, { order: name, page: undefined }),
    isCurrent: query.order === name,
  })
  const usual = chip(query.word ? 'best' : 'newest', undefined)
  return <ListFilter label={filters.order ?? ''} chips={[usual, ...names.map((name) => chip(name, name))]} />
}

/** Says what of the address was left aside. */
const Notice = ({ data, query }: { data: Pick<ListData, 'ignored' | 'found'>; query: Place['query'] }) => {
  const { filters, ignored, beyond } = useMessages(publicationMessages)
  const names = data.ignored.map((name) => filters[name] ?? name)
  const isBeyond = !data.ignored.includes('page') && Number(query.page ?? 1) > data.found.page
  if (names.length === 0 && !isBeyond) return null
  return (
    <p className="publication-notice" role="note">
      {names.length > 0 && ignored(names.join('、'))}
      {isBeyond && beyond(Number(query.page))}
    </p>
  )
}

interface PublicationListProps<Card extends PublicationCard>
  extends PageProps<ListData<Card, Pick<Page, 'summary'>>> {
  view: CardView<Card>
}

/**
 * The list of a type, as its address says.
 *
 *   首页 > 资讯
 *   title
 *   lead
 *   (search)
 *   分类 (全部) (物流) …
 *   共 36 篇   标签“税务” ×
 *   card, card, …
 *   < 1 2 3 >
 */
export const PublicationList = <Card extends PublicationCard>({
  view,
  data,
  query: address,
  now,
}: PublicationListProps<Card>) => {
  const { path, title, page, above, detailPath, filters, orders, ignored, hindrances, found } = data
  // What the list has understood, in the order that its addresses have.
  const known = queryNames({ filters: Object.keys(filters), orders }).filter(
    (name) => !ignored.includes(name),
  )
  const query = Object.fromEntries(known.map((name) => [name, address[name]]))
  const texts = useMessages(publicationMessages)
  const shown = Object.fromEntries(['tag', 'word'].map((name) => [name, query[name] || undefined]))
  const words = [shown.tag && texts.tag(shown.tag), shown.word && texts.word(shown.word)].filter(Boolean)
  const chosen = Object.entries(query).filter(
    (entry): entry is [string, string] => (entry[0] in filters || entry[0] === 'order') && Boolean(entry[1]),
  )
  return (
    <>
      <ListHead above={above} title={title} lead={page.summary}>
        {view.search && !view.isTyped && (
          <SearchForm
            {...view.search}
            action={path}
            name="word"
            maxLength={publicationWordMax}
            size="wide"
            initial={query.word ?? ''}
            keep={Object.fromEntries(chosen)}
            submit={texts.search}
            opensEmpty
          />
        )}
        {view.search && view.isTyped && (
          <TypedSearch
            {...view.search}
            path={path}
            query={query}
            keep={Object.fromEntries(chosen)}
            submit={texts.search}
          />
        )}
      </ListHead>
      <div className="publication-body portal-width">
        <ListFilters>
          {Object.entries(filters).map(([name, list]) => (
            <Filter key={name} name={name} words={list} path={path} query={query} />
          ))}
          {orders.length > 0 && <Order names={orders} path={path} query={query} />}
        </ListFilters>
        <Notice data={data} query={address} />
        <p className="publication-count" role="status">
          {texts.count(found.total, view.unit)}
          {words.length > 0 && (
            <a href={listPath(path, query, { tag: undefined, word: undefined, page: undefined })}>
              {words.join('、')} <span aria-hidden="true">×</span>
              <span className="ch-hidden">{texts.remove}</span>
            </a>
          )}
        </p>
        {found.list.length > 0 ? (
          <CardList view={view} cards={found.list} detailPath={detailPath} now={now} />
        ) : (
          <EmptyList path={path} query={query} hindrances={hindrances} unit={view.unit} />
        )}
        <Pager
          page={found.page}
          pages={Math.ceil(found.total / found.rows)}
          turn={(number) => ({ href: listPath(path, query, { page: String(number) }) })}
        />
        {view.After && <view.After />}
      </div>
    </>
  )
}
