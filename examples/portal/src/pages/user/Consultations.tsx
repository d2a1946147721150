import { listOwnConsultations } from '@chuhai/contract/consultation'
import type { Core } from '@chuhai/core'
import { Button, EmptyState, Skeleton } from '@chuhai/ui'
import { iconRefresh } from '@chuhai/ui/icons'
import { Buoy, Sail } from '@chuhai/ui/illustrations'
import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState } from 'react'
import { ConsultButton } from '../../help/ConsultButton'
import { ConsultationTable } from './ConsultationTable'
import './consultations.css'
import { Paging } from './Paging'
import type { UserWords } from './words'

const rowsPerPage = 10
/** About as high as a table of five rows: what most visitors will see. */
const usualHeight = 280

interface ConsultationsProps {
  core: Core
  words: UserWords['consultations']
}

/** What this visitor has sent, newest first: read anew for every page; core does so for another organisation. */
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
      <EmptyState
        illustration={<Buoy />}
        title={words.failed.title}
        text={error.message}
        action={
          <Button variant="secondary" icon={iconRefresh} onClick={refresh}>
            {words.failed.retry}
          </Button>
        }
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
