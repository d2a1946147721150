import type { Article } from '@chuhai/contract/publication'
import { listPath } from '../../app/lists'
import { useMessages } from '../../app/messages'
import { publicationMessages } from '../messages'
import type { PartProps } from '../PublicationDetail'

export const ArticleFacts = ({ item }: PartProps<Article>) => {
  const words = useMessages(publicationMessages)
  return (
    <p className="publication-page__meta">
      <a href={listPath('/news', {}, { category: item.category })}>{item.category}</a>
      <span>{item.author}</span>
      <time dateTime={item.publishedAt}>{item.publishedAt}</time>
      <span>{words.minutes(item.minutes)}</span>
    </p>
  )
}
