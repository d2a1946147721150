import { getMarketService } from '@chuhai/contract/market'
import { Button, EmptyState } from '@chuhai/ui'
import { Parcel } from '@chuhai/ui/illustrations'
import { useApp, useVisitor } from '../app/app'
import { useMessages } from '../app/messages'
import type { PageProps } from '../app/page'
import { servicePath } from '../app/paths/market'
import { QueryView } from '../components/QueryView'
import { BuyForm } from './BuyForm'
import { buyMessages } from './buy-messages'
import './buy.css'

/** Where a buyer puts package, number and options together, with the sum explained. */
export default function BuyPage({ query }: PageProps) {
  const words = useMessages(buyMessages)
  const { client } = useApp()
  const { phase } = useVisitor()
  if (!client || phase !== 'in') return null
  const { core } = client
  const service = core.query(getMarketService, { params: { id: query.id ?? '' } })
  return (
    <div className="market-buy portal-width">
      <h1>{words.title}</h1>
      <QueryView query={service} refresh failed={words.failed} lines={8} height={320}>
        {({ item }) =>
          item.canOrder ? (
            <BuyForm
              core={core}
              service={item}
              first={query.package}
              onStale={() => {
                service.refresh().catch(core.report)
              }}
            />
          ) : (
            <EmptyState
              illustration={<Parcel />}
              title={words.closed.title}
              text={words.closed.text}
              action={<Button href={servicePath(item.id)}>{words.closed.action}</Button>}
            />
          )
        }
      </QueryView>
    </div>
  )
}
