import { IconButton } from '@chuhai/ui'
import { iconChevronLeft, iconChevronRight } from '@chuhai/ui/icons'
import type { InboxMessages } from '../messages'

interface TurnProps {
  words: InboxMessages
  total: number
  page: number
  pages: number
  onTurn(page: number): void
}

/** How many messages there are, and the way to older and newer ones. */
export const Turn = ({ words, total, page, pages, onTurn }: TurnProps) => (
  <div className="ch-inbox__foot">
    <p role="status">{words.place(total, page, pages)}</p>
    {pages > 1 && (
      <nav aria-label={words.pages}>
        <IconButton
          icon={iconChevronLeft}
          label={words.previous}
          disabled={page <= 1}
          onClick={() => onTurn(page - 1)}
        />
        <IconButton
          icon={iconChevronRight}
          label={words.next}
          disabled={page >= pages}
          onClick={() => onTurn(page + 1)}
        />
      </nav>
    )}
  </div>
)
