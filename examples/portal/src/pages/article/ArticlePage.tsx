import { listGuideSites } from '@chuhai/contract/guide'
import type { Article } from '@chuhai/contract/news'
import { Icon, Skeleton } from '@chuhai/ui'
import { iconArrowLeft } from '@chuhai/ui/icons'
import { useApp } from '../../app/app'
import { useQuery } from '../../app/use-query'
import { Crumbs } from '../../content/Crumbs'
import { MoreLink } from '../../content/Heading'
import { LoadFailed } from '../../content/LoadFailed'
import { useMessages } from '../../content/messages'
import { TagLinks } from '../../content/TagLinks'
import { wordPath } from '../../guide/paths'
import { SiteRows } from '../../guide/SiteRows'
import { ConsultButton } from '../../help/ConsultButton'
import { Prose } from '../../prose/Prose'
import type { PageProps } from '../../routes/row'
import { type ArticleMessages, articleMessages } from './messages'
import './article.css'

const shown = 4

interface RelatedSitesProps {
  tag: string
  words: ArticleMessages['sites']
}

const List = ({ tag, words }: RelatedSitesProps) => {
  const { client } = useApp()
  const { state, retry } = useQuery(
    client?.core.query(listGuideSites, { body: { page: 1, rows: shown, tag } }),
  )
  if (state.phase === 'failed')
    return (
      <LoadFailed
        isSmall
        title={words.failed}
        text={state.error.message}
        retryLabel={words.retry}
        onRetry={retry}
      />
    )
  if (!state.data) return <Skeleton lines={shown * 2} />
  if (state.data.list.length === 0) return <p className="related-sites__none">{words.empty}</p>
  return <SiteRows sites={state.data.list} />
}

/** Sites of the guide that are about the same as an article; they come after the page. */
const RelatedSites = ({ tag, words }: RelatedSitesProps) => (
  <section className="related-sites">
    <header>
      <h2>{words.title}</h2>
      <MoreLink path={wordPath(tag)} text={words.all} />
    </header>
    <List tag={tag} words={words} />
  </section>
)

/**
 * An article (specification 2.2).
 *
 *   首页 > 资讯 > 平台规则
 *   title                        相关站点
 *   author  date  minutes        …
 *   | what it says               读完还有疑问 [免费咨询]
 *   text
 */
export default function ArticlePage({ data: article }: PageProps<Article>) {
  const words = useMessages(articleMessages)
  return (
    <div className="article-page portal-width">
      <Crumbs above={[{ title: words.news, path: '/news' }]} here={article.category} />
      <div className="article-page__columns">
        <article>
          <h1>{article.title}</h1>
          <p className="article-page__meta">
            <span>{article.author}</span>
            <time dateTime={article.publishedAt}>{article.publishedAt}</time>
            <span>{words.minutes(article.minutes)}</span>
          </p>
          <p className="article-page__lead">{article.summary}</p>
          <Prose>{article.body}</Prose>
          <footer>
            <TagLinks tags={article.tags} label={words.tags} />
            <a className="article-page__back" href="/news">
              <Icon path={iconArrowLeft} size={18} />
              {words.back}
            </a>
          </footer>
        </article>
        <aside>
          {article.tags[0] && <RelatedSites tag={article.tags[0]} words={words.sites} />}
          <section className="article-page__ask">
            <h2>{words.ask.title}</h2>
            <p>{words.ask.text}</p>
            <ConsultButton block />
          </section>
        </aside>
      </div>
    </div>
  )
}
