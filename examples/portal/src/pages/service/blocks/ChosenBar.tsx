import { Button } from '@chuhai/ui'
import { useRef } from 'react'
import { ConsultButton } from '../../../components/ConsultButton'
import { aboutOf, type Choice } from './choice'

interface ChosenBarProps {
  choice: Choice
  page: string
  /** What its button says. */
  ask: string
}

/**
 * How many pieces are ticked, and the way to ask about them together; it stays in sight while the gallery is.
 *
 *   已选 3 件   清空 [一起索样]
 */
export const ChosenBar = ({ choice: { chosen, isFull, clear }, page, ask }: ChosenBarProps) => {
  const bar = useRef<HTMLDivElement>(null)
  const isEmpty = chosen.length === 0
  const clearAll = () => {
    clear()
    // The button that has the focus goes.
    bar.current?.parentElement?.querySelector<HTMLElement>('.gallery__actions input')?.focus()
  }
  return (
    <div ref={bar} className="gallery__chosen" data-empty={isEmpty || undefined}>
      <p role="status">
        {!isEmpty && (
          <>
            已选 <b>{chosen.length}</b> 件{isFull && <small>先问这些，其余的下次再选</small>}
          </>
        )}
      </p>
      {!isEmpty && (
        <>
          <Button variant="text" size="small" onClick={clearAll}>
            清空
          </Button>
          <ConsultButton about={aboutOf(page, chosen)}>{ask}</ConsultButton>
        </>
      )}
    </div>
  )
}
