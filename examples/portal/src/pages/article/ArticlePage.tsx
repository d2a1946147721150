import type { Article } from '@chuhai/contract/news'
import { Icon } from '@chuhai/ui'
import { iconArrowLeft } from '@chuhai/ui/icons'
import { Crumbs } from '../../content/Crumbs'
import { TagLinks } from '../../content/TagLinks'
import { useWords } from '../../content/words'
import { ConsultButton } from '../../help/ConsultButton'
import { Prose } from '../../prose/Prose'
import type { PageProps } from '../../routes/row'
import './article.css'
import { RelatedSites } from './RelatedSites'
import { articleWords } from './words'

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
  const words = useWords(articleWords)
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
