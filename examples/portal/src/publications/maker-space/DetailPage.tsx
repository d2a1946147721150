import { priceText } from '@chuhai/contract/money'
import type { MakerSpace, MakerSpaceCard } from '@chuhai/contract/publication'
import type { PageProps } from '../../app/page'
import type { DetailData } from '../load'
import { type DetailView, PublicationDetail } from '../PublicationDetail'
import { SpaceFacts, SpaceRooms } from './facts'

const view: DetailView<MakerSpaceCard, MakerSpace> = {
  kind: 'makerSpace',
  meta: ({ city, price }) => `${city}　${priceText(price)}/工位/月 起`,
  Facts: SpaceFacts,
  After: SpaceRooms,
}

export default function MakerSpacePage(props: PageProps<DetailData<MakerSpace, MakerSpaceCard>>) {
  return <PublicationDetail view={view} {...props} />
}
