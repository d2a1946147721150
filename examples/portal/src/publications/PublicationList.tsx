import { publicationWordMax } from '@chuhai/contract/constants'
import type { Page } from '@chuhai/contract/page'
import type { PublicationCard } from '@chuhai/contract/publication'
import { EmptyState } from '@chuhai/ui'
import { Parcel } from '@chuhai/ui/illustrations'
import { listPath } from '../app/lists'
import { useMessages } from '../app/messages'
import type { PageProps, Place } from '../app/page'
import { ConsultButton } from '../components/ConsultButton'
import { ListFilter, ListFilters } from '../components/ListFilters'
import { ListHead } from '../components/ListHead'
import { Pager } from '../components/Pager'
import { SearchForm } from '../components/SearchForm'
import { CardList, type CardView } from './CardList'
import type { ListData } from './load'
import { publicationMessages } from './messages'
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
  query,
  now,
}: PublicationListProps<Card>) => {
  const { path, title, page, above, detailPath, filters, found } = data
  const texts = useMessages(publicationMessages)
  const shown = Object.fromEntries(['tag', 'word'].map((name) => [name, query[name] || undefined]))
  const words = [shown.tag && texts.tag(shown.tag), shown.word && texts.word(shown.word)].filter(Boolean)
  const chosen = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[0] in filters && Boolean(entry[1]),
  )
  return (
    <>
      <ListHead above={above} title={title} lead={page.summary}>
        {view.search && (
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
      </ListHead>
      <div className="publication-body portal-width">
        <ListFilters>
          {Object.entries(filters).map(([name, list]) => (
            <Filter key={name} name={name} words={list} path={path} query={query} />
          ))}
        </ListFilters>
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
          <EmptyState
            illustration={<Parcel />}
            title={texts.empty.title}
            text={texts.empty.text}
            action={
              <span className="publication-empty">
                <a href={path}>{texts.empty.clear}</a>
                <ConsultButton />
              </span>
            }
          />
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
