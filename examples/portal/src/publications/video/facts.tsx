import type { Video } from '@chuhai/contract/publication'
import { clockText } from '@chuhai/player'
import { listPath } from '../../app/lists'
import type { PartProps } from '../PublicationDetail'

export const VideoFacts = ({ item }: PartProps<Video>) => (
  <p className="publication-page__meta">
    <a href={listPath('/videotest', {}, { category: item.category })}>{item.category}</a>
    <span>{item.speaker}</span>
    <time dateTime={item.publishedAt}>{item.publishedAt}</time>
    <span>{clockText(item.seconds)}</span>
  </p>
)
