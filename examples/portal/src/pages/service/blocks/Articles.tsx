import { Heading } from '../../../components/Heading'
import type { BlockProps } from './block'
import './articles.css'

/** The newest articles about the subject, by title and date. */
export const Articles = ({ block: { title, lead, tag, list }, id }: BlockProps<'articles'>) => (
  <section className="portal-section portal-width service-articles" id={id}>
    <Heading
      title={title}
      lead={lead}
      more={{ text: '更多文章', path: `/news?${new URLSearchParams({ tag })}` }}
    />
    <ol>
      {list.map((article) => (
        <li key={article.id}>
          <a href={`/news/detail?id=${article.id}`}>
            <b>{article.title}</b>
            <p>
              <span>{article.category}</span>
              <time dateTime={article.publishedAt}>{article.publishedAt}</time>
              <span>{article.minutes} 分钟</span>
            </p>
          </a>
        </li>
      ))}
    </ol>
  </section>
)
