import type { Article } from '@chuhai/contract/news'
import './blocks.css'

type Block = Article['blocks'][number]

const BlockOf = ({ block }: { block: Block }) => {
  if (block.kind === 'heading') return <h2>{block.text}</h2>
  if (block.kind === 'text') return <p>{block.text}</p>
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

/** The text of an article: headings, paragraphs, lists. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className="article-blocks">
    {blocks.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text of an article never moves
      <BlockOf key={index} block={block} />
    ))}
  </div>
)
