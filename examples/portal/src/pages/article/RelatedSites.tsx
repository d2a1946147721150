import { listGuideSites } from '@chuhai/contract/guide'
import { Button, EmptyState, Icon, Skeleton } from '@chuhai/ui'
import { iconChevronRight, iconRefresh } from '@chuhai/ui/icons'
import { useApp } from '../../app/app'
import { useQuery } from '../../app/use-query'
import { wordPath } from '../../guide/paths'
import { SiteRows } from '../../guide/SiteRows'
import './related-sites.css'
import type { ArticleWords } from './words'

const shown = 4

interface RelatedSitesProps {
  tag: string
  words: ArticleWords['sites']
}

const List = ({ tag, words }: RelatedSitesProps) => {
  const { client } = useApp()
  const { state, retry } = useQuery(
    client?.core.query(listGuideSites, { body: { page: 1, rows: shown, tag } }),
  )
  if (state.phase === 'failed')
    return (
      <EmptyState
        title={words.failed}
        text={state.error.message}
        action={
          <Button variant="secondary" size="small" icon={iconRefresh} onClick={retry}>
            {words.retry}
          </Button>
        }
      />
    )
  if (!state.data) return <Skeleton lines={shown * 2} />
  if (state.data.list.length === 0) return <p className="related-sites__none">{words.empty}</p>
  return <SiteRows sites={state.data.list} />
}

/** Sites of the guide that are about the same as an article; they come after the page. */
export const RelatedSites = ({ tag, words }: RelatedSitesProps) => (
  <section className="related-sites">
    <header>
      <h2>{words.title}</h2>
      <a className="portal-more" href={wordPath(tag)}>
        {words.all}
        <Icon path={iconChevronRight} size={16} />
      </a>
    </header>
    <List tag={tag} words={words} />
  </section>
)
