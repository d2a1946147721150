import { goodsKindNames, type WarehouseCard } from '@chuhai/contract/logistics'
import { EmptyState, useLocale } from '@chuhai/ui'
import { Parcel } from '@chuhai/ui/illustrations'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { logisticsPath } from '../../app/paths/logistics'
import { warehousePath } from '../../app/paths/parcels'
import { ConsultButton } from '../../components/ConsultButton'
import { ListHead } from '../../components/ListHead'
import type { WarehousesData } from '../load'
import { warehouseMessages } from './messages'
import './warehouses-page.css'

const Card = ({ warehouse }: { warehouse: WarehouseCard }) => {
  const words = useMessages(warehouseMessages)
  const locale = useLocale()
  const { id, name, city, summary, services, takes } = warehouse
  return (
    <a className="warehouse-card" href={warehousePath(id)}>
      <span className="warehouse-card__city">{city}</span>
      <h3>{name}</h3>
      <p>{summary}</p>
      <dl>
        <div>
          <dt>{words.does}</dt>
          <dd>{services.map((service) => words.services[service]).join(words.comma)}</dd>
        </div>
        <div>
          <dt>{words.takes}</dt>
          <dd>{takes.map((kind) => goodsKindNames[kind][locale]).join(words.comma)}</dd>
        </div>
      </dl>
    </a>
  )
}

const Group = ({ title, warehouses }: { title: string; warehouses: readonly WarehouseCard[] }) =>
  warehouses.length > 0 && (
    <section className="warehouses-page__group">
      <h2>{title}</h2>
      <ul>
        {warehouses.map((warehouse) => (
          <li key={warehouse.id}>
            <Card warehouse={warehouse} />
          </li>
        ))}
      </ul>
    </section>
  )

export const describe = () => '各个仓库的地址、营业时间和收什么货，地址可以直接复制进快递单。'

/** All warehouses, those of China first. */
export default function WarehousesPage({ data: { warehouses } }: PageProps<WarehousesData>) {
  const words = useMessages(warehouseMessages).list
  return (
    <>
      <ListHead above={[{ title: '跨境物流', path: logisticsPath }]} title={words.title} lead={words.lead} />
      <div className="warehouses-page portal-width">
        {warehouses.length === 0 && (
          <EmptyState illustration={<Parcel />} {...words.empty} action={<ConsultButton />} />
        )}
        <Group title={words.china} warehouses={warehouses.filter(({ country }) => country === 'CN')} />
        <Group title={words.abroad} warehouses={warehouses.filter(({ country }) => country !== 'CN')} />
      </div>
    </>
  )
}
