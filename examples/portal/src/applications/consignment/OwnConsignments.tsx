import { type Consignment, consignmentStageNames } from '@chuhai/contract/consignment'
import { Button, Tag, useLocale } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { consignmentPath } from '../../app/paths/orders'
import { consignmentMessages } from './messages'
import './consignment.css'

interface OwnConsignmentsProps {
  list: readonly Consignment[]
  /** The number of the one that is shown below. */
  shown: string
  next: number
}

/** Links to the consignments of a visitor, the last changed first, and to another one. */
export const OwnConsignments = ({ list, shown, next }: OwnConsignmentsProps) => {
  const locale = useLocale()
  const words = useMessages(consignmentMessages)
  if (list.length === 0) return null
  return (
    <nav className="consignments" aria-label={words.own}>
      <ul>
        {list.map(({ id, subject, goods, stage }) => (
          <li key={id} data-shown={subject === shown || undefined}>
            <a href={consignmentPath(subject)} aria-current={subject === shown ? 'page' : undefined}>
              <b>{words.numbered(subject)}</b>
              <span>{goods}</span>
            </a>
            <Tag tone={stage === 'accepted' ? 'brand' : 'success'}>
              {consignmentStageNames[stage][locale]}
            </Tag>
          </li>
        ))}
      </ul>
      {shown !== String(next) && (
        <Button variant="secondary" href={consignmentPath(String(next))}>
          {words.another}
        </Button>
      )}
    </nav>
  )
}
