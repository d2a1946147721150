import { listOwnConsultations, type SentConsultation } from '@chuhai/contract/consultation'
import type { Core } from '@chuhai/core'
import { chinaMoment } from '@chuhai/core/dates'
import { Button, EmptyState, groupedPhone, Skeleton } from '@chuhai/ui'
import { Sail } from '@chuhai/ui/illustrations'
import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState } from 'react'
import { LoadFailed } from '../../content/LoadFailed'
import { ConsultButton } from '../../help/ConsultButton'
import type { UserMessages } from './messages'
import './consultations.css'

interface ConsultationTableProps {
  list: readonly SentConsultation[]
  words: UserMessages['consultations']
}

/** A table; below 720 px every row is a card whose fields carry the names of their columns. */
const ConsultationTable = ({ list, words: { title, columns } }: ConsultationTableProps) => (
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
            <time dateTime={sent.createdAt}>{chinaMoment(sent.createdAt)}</time>
          </td>
          <td data-label={columns.service} className="user-table__service">
            {sent.consultationService.split(',').join('、')}
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

interface PagingProps {
  page: number
  pages: number
  total: number
  words: UserMessages['consultations']
  onTurn(page: number): void
}

/** How many there are, and the way to the others. */
const Paging = ({ page, pages, total, words, onTurn }: PagingProps) => (
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

const rowsPerPage = 10
/** About as high as a table of five rows: what most visitors will see. */
const usualHeight = 280

interface ConsultationsProps {
  core: Core
  words: UserMessages['consultations']
}

/** The visitor's consultations, newest first; read again for every page, and by core for another organisation. */
const useConsultations = (core: Core, page: number) => {
  const query = core.query(listOwnConsultations, { query: { page, rows: rowsPerPage } })
  const refresh = useCallback(() => query.refresh().catch(() => {}), [query])
  useEffect(() => {
    refresh()
  }, [refresh])
  return { state: useStore(query.$state), refresh }
}

const List = ({ core, words }: ConsultationsProps) => {
  const [page, setPage] = useState(1)
  const { state, refresh } = useConsultations(core, page)
  const { phase, data, error } = state
  if (phase === 'failed')
    return (
      <LoadFailed
        title={words.failed.title}
        text={error.message}
        retryLabel={words.failed.retry}
        onRetry={refresh}
      />
    )
  if (!data) return <Skeleton lines={6} height={usualHeight} />
  if (data.total === 0)
    return (
      <EmptyState
        illustration={<Sail />}
        title={words.empty.title}
        text={words.empty.text}
        action={<ConsultButton>{words.empty.action}</ConsultButton>}
      />
    )
  return (
    <div aria-busy={phase === 'loading'}>
      <ConsultationTable list={data.list} words={words} />
      <Paging
        page={page}
        pages={Math.max(1, Math.ceil(data.total / rowsPerPage))}
        total={data.total}
        words={words}
        onTurn={setPage}
      />
    </div>
  )
}

/** Consultations sent; empty, loading, failed, and page by page. */
export const Consultations = ({ core, words }: ConsultationsProps) => (
  <section id="consultations" className="user-part" aria-labelledby="consultations-title">
    <header>
      <h2 id="consultations-title">{words.title}</h2>
      <p>{words.lead}</p>
    </header>
    <List core={core} words={words} />
  </section>
)
