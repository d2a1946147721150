import type { ArticleCard } from '@chuhai/contract/publication'
import { LazyImage } from '../../components/LazyImage'
import type { CardProps, CardView } from '../CardList'
import './cards.css'

const ArticleItem = ({ card, path }: CardProps<ArticleCard>) => (
  <a className="article-item" href={path}>
    <LazyImage className="cover" src={card.cover} alt="" />
    <span className="publication-item__text">
      <span className="publication-item__meta">
        <b>{card.category}</b>
        <time dateTime={card.publishedAt}>{card.publishedAt}</time>
        <span>{card.minutes} 分钟</span>
      </span>
      <h2>{card.title}</h2>
      <p>{card.summary}</p>
    </span>
  </a>
)

export const articleCards: CardView<ArticleCard> = { unit: '篇', arrangement: 'rows', Card: ArticleItem }
