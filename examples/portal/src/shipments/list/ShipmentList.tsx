import { listShipments, type ShipmentCard } from '@chuhai/contract/logistics'
import type { Core } from '@chuhai/core'
import { useReturn } from '@chuhai/core/react'
import { Button, EmptyState } from '@chuhai/ui'
import { Parcel } from '@chuhai/ui/illustrations'
import { useState } from 'react'
import { useMessages } from '../../app/messages'
import type { Place } from '../../app/page'
import { linesPath, shipmentsPath } from '../../app/paths/logistics'
import { Chips } from '../../components/Chips'
import { Pager } from '../../components/Pager'
import { QueryView } from '../../components/QueryView'
import { filterIn, filterNames, filters, listAddress } from './addresses'
import { ChosenBar } from './ChosenBar'
import { listMessages } from './messages'
import { ShipmentRow } from './ShipmentRow'
import { WordForm } from './WordForm'

const rows = 20

const pageIn = ({ page }: Place['query']): number => (page ? Number(page) : 1)

interface ShipmentListProps extends Pick<Place, 'query'> {
  core: Core
}

/** The list, and what is chosen of it to be paid or printed together; what another page has is no part of that. */
export default function ShipmentList({ core, query }: ShipmentListProps) {
  const words = useMessages(listMessages)
  const filter = filterIn(query)
  const page = pageIn(query)
  const word = query.word?.slice(0, 50) ?? ''
  const [chosen, setChosen] = useState<readonly string[]>([])
  const shipments = core.query(listShipments, {
    body: { page, rows, word, ...(filter && { states: [...filters[filter]] }) },
  })
  const refresh = () => {
    shipments.refresh().catch(() => {})
  }
  useReturn(refresh)
  const toggle = ({ number }: ShipmentCard, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, number] : chosen.filter((other) => other !== number))
  const chip = (name: (typeof filterNames)[number] | null) => ({
    name: words.filters[name ?? 'all'],
    path: listAddress(query, { state: name ?? undefined, page: undefined }),
    isCurrent: filter === name,
  })
  const emptyOf = (total: number) => {
    if (total > 0) return 'page'
    return filter !== null || word !== '' ? 'filtered' : 'all'
  }
  return (
    <section aria-label={words.title}>
      <div className="shipment-tools">
        <Chips label={words.filters.label} chips={[chip(null), ...filterNames.map(chip)]} />
        <WordForm key={word} query={query} word={word} />
      </div>
      <QueryView query={shipments} refresh failed={words.failed} lines={8}>
        {({ list, total }, isLoading) =>
          list.length === 0 ? (
            <EmptyState
              illustration={<Parcel />}
              {...words.empty[emptyOf(total)]}
              action={
                emptyOf(total) === 'all' ? (
                  <Button href={linesPath}>{words.empty.action}</Button>
                ) : (
                  <Button variant="secondary" href={shipmentsPath}>
                    {words.empty.showAll}
                  </Button>
                )
              }
            />
          ) : (
            <div aria-busy={isLoading}>
              <ul className="shipment-rows">
                {list.map((shipment) => (
                  <ShipmentRow
                    key={shipment.number}
                    shipment={shipment}
                    now={core.clock.now()}
                    isChosen={chosen.includes(shipment.number)}
                    onToggle={(isChosen) => toggle(shipment, isChosen)}
                  />
                ))}
              </ul>
              <ChosenBar
                core={core}
                shipments={list.filter(({ number }) => chosen.includes(number))}
                onStale={refresh}
              />
              <p className="shipment-note" role="status">
                {words.count(total)}
              </p>
              <Pager
                page={page}
                pages={Math.ceil(total / rows)}
                turn={(other) => ({ href: listAddress(query, { page: String(other) }) })}
              />
            </div>
          )
        }
      </QueryView>
    </section>
  )
}
