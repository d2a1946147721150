import { listOwnConsultations, type SentConsultation } from '@chuhai/contract/consultation'
import type { Core } from '@chuhai/core'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { EmptyState, groupedPhone, useLocale } from '@chuhai/ui'
import { Sail } from '@chuhai/ui/illustrations'
import { useKept } from '../../app/kept'
import { useMessages } from '../../app/messages'
import { ConsultButton } from '../../components/ConsultButton'
import { Pager } from '../../components/Pager'
import { QueryView } from '../../components/QueryView'
import { userMessages } from './messages'
import './consultations.css'

/** A table; below 720 px every row is a card whose fields carry the names of their columns. */
const ConsultationTable = ({ list }: { list: readonly SentConsultation[] }) => {
  const { title, columns, about } = useMessages(userMessages).consultations
  const inChina = useChinaClock(useLocale())
  return (
    <table className="user-table" aria-label={title}>
      <thead>
        <tr>
          {Object.values(columns).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {list.map((sent) => (
          <tr key={sent.id}>
            <td data-label={columns.time} className="user-table__time">
              <time dateTime={sent.createdAt}>{inChina(chinaMoment(sent.createdAt))}</time>
            </td>
            <td data-label={columns.service} className="user-table__service">
              {sent.consultationService.split(',').join('、')}
              {sent.about && <small>{about(sent.about)}</small>}
            </td>
            <td data-label={columns.name} className="user-table__name">
              {sent.contactsName}
            </td>
            <td data-label={columns.phone} className="user-table__phone">
              {groupedPhone(sent.contactsPhone)}
            </td>
            <td data-label={columns.company}>{sent.customerName}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const rows = 10
/** About as high as a table of five rows: what most visitors will see. */
const usualHeight = 280

/** Consultations sent, newest first; read again for every page, and by core for another organisation. */
export const Consultations = ({ core }: { core: Core }) => {
  const { title, lead, empty, failed, count } = useMessages(userMessages).consultations
  const [page, setPage] = useKept('consultations', 1)
  return (
    <section id="consultations" className="user-part" aria-labelledby="consultations-title">
      <header>
        <h2 id="consultations-title">{title}</h2>
        <p>{lead}</p>
      </header>
      <QueryView
        query={core.query(listOwnConsultations, { query: { page, rows } })}
        refresh
        failed={failed}
        lines={6}
        height={usualHeight}
      >
        {({ list, total }, isLoading) =>
          total === 0 ? (
            <EmptyState
              illustration={<Sail />}
              title={empty.title}
              text={empty.text}
              action={<ConsultButton>{empty.action}</ConsultButton>}
            />
          ) : (
            <div aria-busy={isLoading}>
              <ConsultationTable list={list} />
              <p className="user-count" role="status">
                {count(total, page, Math.ceil(total / rows))}
              </p>
              <Pager
                page={page}
                pages={Math.ceil(total / rows)}
                turn={(other) => ({ onClick: () => setPage(other) })}
              />
            </div>
          )
        }
      </QueryView>
    </section>
  )
}
