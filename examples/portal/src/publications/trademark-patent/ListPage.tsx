import type { TrademarkPatentCard } from '@chuhai/contract/publication'
import type { PageProps } from '../../app/page'
import type { ShownPage } from '../../pages/service/blocks/block'
import { ListWithBlocks } from '../ListWithBlocks'
import type { ListData } from '../load'
import { trademarkPatentCards } from './cards'

/** The list, and below it what its page says of filing. */
export default function TrademarkPatentListPage(props: PageProps<ListData<TrademarkPatentCard, ShownPage>>) {
  return <ListWithBlocks view={trademarkPatentCards} {...props} />
}
