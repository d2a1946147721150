import { EmptyState } from '@chuhai/ui'
import { Parcel } from '@chuhai/ui/illustrations'
import { listPath } from '../app/lists'
import { useMessages } from '../app/messages'
import type { Place } from '../app/page'
import { ConsultButton } from '../components/ConsultButton'
import type { Hindrance } from './load'
import { publicationMessages } from './messages'

interface EmptyListProps {
  path: string
  query: Place['query']
  hindrances: readonly Hindrance[]
  unit: string
}

/** Says that nothing fits, and which condition alone is in the way. */
export const EmptyList = ({ path, query, hindrances, unit }: EmptyListProps) => {
  const { empty, filters } = useMessages(publicationMessages)
  return (
    <EmptyState
      illustration={<Parcel />}
      title={empty.title}
      text={empty.text}
      action={
        <span className="publication-empty">
          {hindrances.length > 0 && (
            <ul aria-label={empty.ways}>
              {hindrances.map(({ name, word, total }) => (
                <li key={name}>
                  <a href={listPath(path, query, { [name]: undefined, page: undefined })}>
                    {empty.without(filters[name] ?? name, word, total, unit)}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <a href={path}>{empty.clear}</a>
          <ConsultButton />
        </span>
      }
    />
  )
}
