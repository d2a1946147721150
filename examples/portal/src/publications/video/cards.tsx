import type { VideoCard } from '@chuhai/contract/publication'
import { clockText } from '@chuhai/player'
import { Icon } from '@chuhai/ui'
import { iconPlay } from '@chuhai/ui/icons'
import { LazyImage } from '../../components/LazyImage'
import type { CardProps, CardView } from '../CardList'
import './cards.css'

const VideoItem = ({ card, path }: CardProps<VideoCard>) => (
  <a className="video-item" href={path}>
    <span className="video-item__picture">
      <LazyImage className="cover" src={card.cover} alt="" />
      <span className="video-item__disc">
        <Icon path={iconPlay} size={18} />
      </span>
      <span className="video-item__length">{clockText(card.seconds)}</span>
    </span>
    <span className="publication-item__meta">
      <b>{card.category}</b>
      <time dateTime={card.publishedAt}>{card.publishedAt}</time>
    </span>
    <h2>{card.title}</h2>
    <p>{card.summary}</p>
  </a>
)

export const videoCards: CardView<VideoCard> = {
  unit: '个',
  arrangement: 'grid',
  Card: VideoItem,
  search: { label: '搜索视频', hint: '搜视频，如“报关”' },
}
