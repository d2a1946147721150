import type { Programme } from '@chuhai/contract/competition'
import { useMessages } from '../../app/messages'
import { formatMonth } from '../dates'
import { cupMessages } from '../messages'
import { CupActions } from './CupActions'
import './cup-title.css'

/** The name of the competition over an edition: its months, its lead, and what to do. */
export const CupTitle = ({ programme: { edition, lead } }: { programme: Programme }) => {
  const words = useMessages(cupMessages)
  return (
    <div className="cup-title">
      <p className="cup-title__edition">
        {edition.name}
        <span>
          {formatMonth(edition.startsOn)} – {formatMonth(edition.endsOn)}
        </span>
      </p>
      <h1>
        {words.competition}
        <span>{words.subtitle}</span>
      </h1>
      <p className="cup-title__lead">{lead}</p>
      <CupActions />
    </div>
  )
}
