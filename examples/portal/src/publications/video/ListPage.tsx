import type { VideoCard } from '@chuhai/contract/publication'
import type { PageProps } from '../../app/page'
import type { ListData } from '../load'
import { PublicationList } from '../PublicationList'
import { videoCards } from './cards'

export default function VideoListPage(props: PageProps<ListData<VideoCard>>) {
  return <PublicationList view={videoCards} {...props} />
}
