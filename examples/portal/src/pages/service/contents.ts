import type { BlockType } from '@chuhai/contract/page'
import type { ShownBlock } from './blocks/block'

/** What the contents of a page call a block; null for those they leave out. */
const names: Record<BlockType, string | null> = {
  facts: null,
  prices: '价格',
  steps: '流程',
  comparison: '对比',
  calculator: '测算',
  cases: '案例',
  articles: '文章',
  questions: '问答',
  checklist: '清单',
  figures: '数字',
  gallery: '图览',
  timetable: '日程',
  table: '明细',
  text: null,
  people: '团队',
  places: '地址',
  storeComparison: '站点对比',
  storeSites: null,
  consultation: '咨询',
}

export interface PlacedBlock {
  block: ShownBlock
  /** Where links within the page lead: its type, numbered from the second on. */
  id: string
  name: string | null
}

/** The blocks of a page with their addresses and their names in its contents. */
export const placeBlocks = (blocks: readonly ShownBlock[]): PlacedBlock[] =>
  blocks.map((block, index) => {
    const before = blocks.slice(0, index).filter(({ type }) => type === block.type).length
    return {
      block,
      id: before === 0 ? block.type : `${block.type}-${before + 1}`,
      name: ('name' in block ? block.name : null) ?? names[block.type],
    }
  })
