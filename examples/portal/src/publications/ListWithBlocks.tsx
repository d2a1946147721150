import type { PageProps } from '../app/page'
import { BlockView } from '../pages/service/blocks/BlockView'
import type { ShownPage } from '../pages/service/blocks/block'
import { placeBlocks } from '../pages/service/contents'
import type { CardView } from './CardList'
import type { Listable, ListData } from './load'
import { PublicationList } from './PublicationList'

interface ListWithBlocksProps<Card extends Listable> extends PageProps<ListData<Card, ShownPage>> {
  view: CardView<Card>
}

/** A list, and below it the blocks of its page. */
export const ListWithBlocks = <Card extends Listable>({ view, ...props }: ListWithBlocksProps<Card>) => {
  const { page } = props.data
  return (
    <>
      <PublicationList view={view} {...props} />
      {placeBlocks(page.blocks).map(({ block, id }) => (
        <BlockView key={id} block={block} id={id} page={page.key} now={props.now} />
      ))}
    </>
  )
}
