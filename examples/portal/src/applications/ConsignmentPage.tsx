import { Skeleton, useIsHydrated } from '@chuhai/ui'
import { useSearch } from 'wouter'
import { useApp } from '../app/app'
import type { PageProps } from '../app/page'
import { queryOf } from '../app/query'
import { ApplicationFrame } from '../components/ApplicationFrame'
import { lazyPart } from '../components/lazy-part'
import type { ShownPage } from '../pages/service/blocks/block'
import ServicePage from '../pages/service/ServicePage'

const ConsignmentForm = lazyPart(() => import('./consignment/ConsignmentForm'))

/** Goods are handed over for export (specification 2.2): the visitor's consignments, and the form or the progress of one of them. */
export default function ConsignmentPage({ data, now }: PageProps<ShownPage>) {
  const { client } = useApp()
  const { no } = queryOf(useSearch())
  // The document has no form, so that the first render of the browser has none.
  const isHydrated = useIsHydrated()
  return (
    <ServicePage data={data} now={now}>
      <ApplicationFrame>
        {client && isHydrated ? <ConsignmentForm core={client.core} no={no} /> : <Skeleton lines={10} />}
      </ApplicationFrame>
    </ServicePage>
  )
}
