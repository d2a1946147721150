import type { BlockType } from '@chuhai/contract/page'
import { type ComponentType, memo, Suspense } from 'react'
import { Questions } from '../../../components/Questions'
import { Articles } from './Articles'
import type { BlockProps } from './block'
import { Cases } from './Cases'
import { Comparison } from './Comparison'
import { ConsultationPart } from './ConsultationPart'
import { Facts } from './Facts'
import { FigureBand } from './FigureBand'
import { FigureTable } from './FigureTable'
import { lazyBlocks } from './lazy-blocks'
import { People } from './People'
import { Places } from './Places'
import { Prices } from './Prices'
import { StepRoute } from './StepRoute'
// Styles of lazy blocks come with the page, which the server renders whole.
import '../../../components/chips.css'
import './calculator-panel.css'
import './checklist.css'
import './gallery.css'
import './store-comparison.css'
import './store-sites.css'
import './timetable.css'

const QuestionList = ({ block, id }: BlockProps<'questions'>) => (
  <Questions title={block.title} lead={block.lead ?? '没找到答案，拨'} questions={block.list} id={id} />
)

const views: { [T in BlockType]: ComponentType<BlockProps<T>> } = {
  ...lazyBlocks,
  facts: Facts,
  prices: Prices,
  steps: StepRoute,
  comparison: Comparison,
  cases: Cases,
  articles: Articles,
  questions: QuestionList,
  figures: FigureBand,
  table: FigureTable,
  people: People,
  places: Places,
  consultation: ConsultationPart,
}

/**
 * A block of any type. Pages render again while the code of a block of the document is still loading, and React would take away a
 * part that gets new props before its code is there: so it gets none while it stays the same.
 */
export const BlockView = memo(function BlockView(props: BlockProps) {
  const View = views[props.block.type] as ComponentType<BlockProps>
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  )
})
