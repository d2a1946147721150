import type { MarketServiceCard } from '@chuhai/contract/market'
import type { PageProps } from '../app/page'
import type { ShownPage } from '../pages/service/blocks/block'
import { ListWithBlocks } from '../publications/ListWithBlocks'
import type { ListData } from '../publications/load'
import { serviceCards } from './cards'

/** The services of the market, and below them how buying works. */
export default function MarketListPage(props: PageProps<ListData<MarketServiceCard, ShownPage>>) {
  return <ListWithBlocks view={serviceCards} {...props} />
}
