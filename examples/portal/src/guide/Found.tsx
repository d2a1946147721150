import type { FoundText } from '@chuhai/contract/guide'
import './found.css'

/** A text with what was looked for marked in it. */
export const Found = ({ text }: { text: FoundText }) =>
  text.map((piece, index) =>
    piece.isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text stay where they are
      <mark key={index} className="found">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
