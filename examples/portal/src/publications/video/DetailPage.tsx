import type { Video, VideoCard } from '@chuhai/contract/publication'
import { clockText } from '@chuhai/player'
import type { PageProps } from '../../app/page'
import type { DetailData } from '../load'
import { type DetailView, PublicationDetail } from '../PublicationDetail'
import { VideoFacts } from './facts'
import { ArticlesOf } from './RelatedArticles'
import { VideoStage } from './VideoStage'

const view: DetailView<VideoCard, Video> = {
  kind: 'videotest',
  meta: ({ category, seconds }) => `${category}　${clockText(seconds)}`,
  Stage: VideoStage,
  Facts: VideoFacts,
  After: ArticlesOf,
}

export default function VideoPage(props: PageProps<DetailData<Video, VideoCard>>) {
  return <PublicationDetail view={view} {...props} />
}
