import type { FoundText } from '@chuhai/contract/guide'
import './highlighted.css'

/** A text with the search hits marked. */
export const Highlighted = ({ text }: { text: FoundText }) =>
  text.map((piece, index) =>
    piece.isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change
      <mark key={index} className="found">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
