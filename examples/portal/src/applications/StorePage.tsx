import type { ChosenStore } from '@chuhai/application'
import { Skeleton, useIsHydrated } from '@chuhai/ui'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { useApp } from '../app/app'
import type { PageProps } from '../app/page'
import { applyPath } from '../app/paths/stores'
import { ApplicationFrame } from '../components/ApplicationFrame'
import { lazyPart } from '../components/lazy-part'
import type { ShownPage } from '../pages/service/blocks/block'
import ServicePage from '../pages/service/ServicePage'
import { queryOf } from '../router/query'

const StoreForm = lazyPart(() => import('./StoreForm'))

/** The choice is part of the address, where the visitor stays in place: the entry of the history is the same. */
const nameInAddress = ({ platformId, site }: ChosenStore) => {
  if (platformId !== undefined && site !== undefined)
    navigate(applyPath({ platformId, site }), { replace: true, state: history.state })
}

/** The application for a store (specification 2.3): the choice of a platform and its site, the form, and what has to be known. */
export default function StorePage({ data, now, params }: PageProps<ShownPage>) {
  const { client } = useApp()
  const { site } = queryOf(useSearch())
  // The document has no form, so that the first render of the browser has none.
  const isHydrated = useIsHydrated()
  return (
    <ServicePage data={data} now={now}>
      <ApplicationFrame>
        {client && isHydrated ? (
          <StoreForm
            core={client.core}
            platformId={params.id === undefined ? undefined : Number(params.id)}
            site={site}
            onChosen={nameInAddress}
          />
        ) : (
          <Skeleton lines={10} />
        )}
      </ApplicationFrame>
    </ServicePage>
  )
}
