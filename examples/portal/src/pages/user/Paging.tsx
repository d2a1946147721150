import { Button } from '@chuhai/ui'
import type { UserWords } from './words'

interface PagingProps {
  page: number
  pages: number
  total: number
  words: UserWords['consultations']
  onTurn(page: number): void
}

/** How many there are, and the way to the others. */
export const Paging = ({ page, pages, total, words, onTurn }: PagingProps) => (
  <div className="user-paging">
    <p role="status">
      {words.total(total)}
      {pages > 1 && <span>{words.place(page, pages)}</span>}
    </p>
    {pages > 1 && (
      <>
        <Button variant="secondary" size="small" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
          {words.previous}
        </Button>
        <Button variant="secondary" size="small" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
          {words.next}
        </Button>
      </>
    )}
  </div>
)
