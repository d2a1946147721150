import { goodsKindNames } from '@chuhai/contract/logistics'
import { Button, useLocale } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { linesPath, warehousesPath } from '../../app/paths/logistics'
import { Crumbs } from '../../components/Crumbs'
import type { WarehouseData } from '../load'
import { AddressPart } from './AddressPart'
import { HoursPart } from './HoursPart'
import { MapPart } from './MapPart'
import { warehouseMessages } from './messages'
import './warehouse-page.css'

/**
 * The page of a warehouse.
 *
 *   首页 > 跨境物流 > 仓库 > name
 *   name, summary, what it does                 [查运费]
 *   address, field by field, to copy | the way, as a drawing
 *   hours                            | what it takes
 *   how to bring goods
 */
export default function WarehousePage({ data: { above, warehouse }, now }: PageProps<WarehouseData>) {
  const words = useMessages(warehouseMessages)
  const locale = useLocale()
  const { name, summary, services, takes, refuses, maxGrams, maxSideMm, steps } = warehouse
  const limits = [
    [words.takes, takes.map((kind) => goodsKindNames[kind][locale]).join(words.comma)],
    [words.limits.grams, `${maxGrams / 1000}\u00a0kg`],
    [words.limits.side, `${maxSideMm / 10}\u00a0cm`],
    [words.limits.refuses, refuses.join(words.comma)],
  ]
  return (
    <div className="warehouse-page portal-width">
      <Crumbs above={above} here={name} />
      <header className="warehouse-page__head">
        <div>
          <h1>{name}</h1>
          <p className="warehouse-page__lead">{summary}</p>
          <ul aria-label={words.does}>
            {services.map((service) => (
              <li key={service}>{words.services[service]}</li>
            ))}
          </ul>
        </div>
        <aside>
          <Button block href={linesPath}>
            {words.quote}
          </Button>
          <Button block variant="secondary" href={warehousesPath}>
            {words.all}
          </Button>
        </aside>
      </header>
      <div className="warehouse-page__columns">
        <AddressPart warehouse={warehouse} />
        <MapPart warehouse={warehouse} />
        <HoursPart warehouse={warehouse} now={now} />
        <section>
          <h2>{words.limits.title}</h2>
          <dl className="warehouse-page__terms">
            {limits.map(
              ([term, text]) =>
                text && (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{text}</dd>
                  </div>
                ),
            )}
          </dl>
        </section>
      </div>
      {steps.length > 0 && (
        <section className="warehouse-page__steps">
          <h2>{words.steps}</h2>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}
