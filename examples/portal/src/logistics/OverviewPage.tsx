import { Icon } from '@chuhai/ui'
import { iconBox, iconInvoice, iconSearch, iconTruck } from '@chuhai/ui/icons'
import { useMessages } from '../app/messages'
import type { PageProps } from '../app/page'
import { linesPath, shipmentsPath, trackPath, warehousesPath } from '../app/paths/logistics'
import type { ShownPage } from '../pages/service/blocks/block'
import ServicePage from '../pages/service/ServicePage'
import { logisticsMessages } from './messages'
import './overview.css'

const ways = [
  { key: 'lines', path: linesPath, icon: iconInvoice },
  { key: 'track', path: trackPath, icon: iconSearch },
  { key: 'warehouses', path: warehousesPath, icon: iconBox },
  { key: 'shipments', path: shipmentsPath, icon: iconTruck },
] as const

/** 跨境物流, with the ways to prices, parcels, warehouses and shipments below its header. */
export default function OverviewPage({ data, now }: PageProps<ShownPage>) {
  const words = useMessages(logisticsMessages).overview
  return (
    <ServicePage data={data} now={now}>
      <nav className="logistics-ways portal-width" aria-label={words.label}>
        <ul>
          {ways.map(({ key, path, icon }) => (
            <li key={key}>
              <a href={path}>
                <Icon path={icon} size={24} />
                <b>{words.ways[key].title}</b>
                <span>{words.ways[key].text}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </ServicePage>
  )
}
