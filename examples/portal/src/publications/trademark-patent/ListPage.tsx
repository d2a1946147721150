import type { TrademarkPatentCard } from '@chuhai/contract/publication'
import type { PageProps } from '../../app/page'
import { BlockView } from '../../pages/service/blocks/BlockView'
import type { ShownPage } from '../../pages/service/blocks/block'
import { placeBlocks } from '../../pages/service/contents'
import type { ListData } from '../load'
import { PublicationList } from '../PublicationList'
import { trademarkPatentCards } from './cards'

/** The list, and below it what its page says of filing. */
export default function TrademarkPatentListPage(props: PageProps<ListData<TrademarkPatentCard, ShownPage>>) {
  const { page } = props.data
  return (
    <>
      <PublicationList view={trademarkPatentCards} {...props} />
      {placeBlocks(page.blocks).map(({ block, id }) => (
        <BlockView key={id} block={block} id={id} page={page.key} now={props.now} />
      ))}
    </>
  )
}
