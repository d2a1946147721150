import type { Warehouse } from '@chuhai/contract/logistics'
import { Tag } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { openUntil, weekOf } from './hours'
import { warehouseMessages } from './messages'

/** When a warehouse is open, by its own clocks, and whether it is at the moment of the page. */
export const HoursPart = ({ warehouse, now }: { warehouse: Warehouse; now: number }) => {
  const words = useMessages(warehouseMessages).hours
  const { comma } = useMessages(warehouseMessages)
  const until = openUntil(warehouse, now)
  const name = (day: number) => words.days[day - 1] ?? ''
  return (
    <section>
      <h2>{words.title}</h2>
      <p className="warehouse-page__note">
        <Tag tone={until ? 'success' : 'neutral'}>{until ? words.open(until) : words.shut}</Tag>
        {words.zone(warehouse.timeZone)}
      </p>
      <dl className="warehouse-page__terms">
        {weekOf(warehouse.hours).map(({ from, to, times }) => (
          <div key={from}>
            <dt>{from === to ? name(from) : words.range(name(from), name(to))}</dt>
            <dd>{times.map((time) => `${time.from}–${time.to}`).join(comma) || words.closed}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
