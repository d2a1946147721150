import type { Core } from '@chuhai/core'
import { Skeleton, useIsHydrated } from '@chuhai/ui'
import type { ComponentType } from 'react'
import { useApp } from '../app/app'
import type { PageProps } from '../app/page'
import { ApplicationFrame } from '../components/ApplicationFrame'
import type { ShownPage } from '../pages/service/blocks/block'
import ServicePage from '../pages/service/ServicePage'

interface PlanPageProps extends PageProps<ShownPage> {
  Application: ComponentType<{ core: Core }>
}

/** A page for everybody that ends with an application, which asks visitors to sign in. */
export const PlanPage = ({ data, now, Application }: PlanPageProps) => {
  const { client } = useApp()
  // The document has no form, so that the first render of the browser has none.
  const isHydrated = useIsHydrated()
  return (
    <ServicePage data={data} now={now} childrenAt="end">
      <ApplicationFrame>
        {client && isHydrated ? <Application core={client.core} /> : <Skeleton lines={10} />}
      </ApplicationFrame>
    </ServicePage>
  )
}
