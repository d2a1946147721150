import type { Reading, ReadingDetail } from '@chuhai/contract/reading'
import { Button } from '@chuhai/ui'
import { readingPath, readingsPath } from '../app/paths/search'
import { useRead } from '../app/read-articles'
import { Crumbs } from '../components/Crumbs'
import { TagLinks } from '../components/TagLinks'
import { Progress } from './Progress'

const articlePath = (id: number) => `/news/detail?id=${id}`

/**
 * A reading list as a route: what was read lies behind, the next article is marked.
 *
 *   首页 > 资讯 > 专题阅读 > title
 *   title                                 其他专题
 *   lead                                  …
 *   7 篇 · 20 分钟   已读 3/7  [继续阅读]
 *   ● 已读  article
 *   ◉ 下一篇 article: why
 *   ○       article: why
 */
export const ReadingRoute = ({ reading, others }: { reading: ReadingDetail; others: readonly Reading[] }) => {
  const { title, lead, suits, minutes, articles, articleIds, tags, updated } = reading
  const read = useRead(articleIds)
  const next = articles.find(({ article }) => !read.has(article.id))?.article ?? articles[0]?.article
  return (
    <>
      <Crumbs
        above={[
          { title: '资讯', path: '/news' },
          { title: '专题阅读', path: readingsPath },
        ]}
        here={title}
      />
      <div className="reading__columns">
        <div>
          <h1>{title}</h1>
          <p className="reading__lead">{lead}</p>
          <p className="reading__suits">适合：{suits}</p>
          <p className="reading__bar">
            <span>
              {articles.length} 篇 · {minutes} 分钟
            </span>
            <time dateTime={updated}>更新于 {updated}</time>
            <Progress read={read.size} total={articles.length} />
          </p>
          {next && (
            <Button href={articlePath(next.id)}>
              {read.size === 0 ? '从第一篇开始' : read.size === articles.length ? '再读一遍' : '继续阅读'}
            </Button>
          )}
          <ol className="reading-route">
            {articles.map(({ why, article }) => (
              <li
                key={article.id}
                data-state={read.has(article.id) ? 'read' : article === next ? 'next' : undefined}
              >
                <a href={articlePath(article.id)}>
                  <h2>{article.title}</h2>
                  <p>{why}</p>
                  <span>
                    {article.category} · {article.minutes} 分钟
                    {read.has(article.id) && <b>已读</b>}
                  </span>
                </a>
              </li>
            ))}
          </ol>
          <TagLinks tags={tags} label="话题" />
        </div>
        <aside aria-labelledby="other-readings">
          <h2 id="other-readings">其他专题</h2>
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                <a href={readingPath(other.id)}>
                  <b>{other.title}</b>
                  <span>
                    {other.articleIds.length} 篇 · {other.minutes} 分钟
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </>
  )
}
