import { Skeleton, StyleRoot } from '@chuhai/ui'
import { lazy, Suspense } from 'react'
import { useApp } from '../app/app'
import type { ShownPage } from '../pages/service/blocks/block'
import ServicePage from '../pages/service/ServicePage'
import type { PageProps } from '../app/page'
import './application.css'

const ProviderApplication = lazy(() => import('./ProviderApplication'))

/** The page of 服务商入驻: what an applicant gets and brings, and the application for the selected organisation. */
export default function ApplicationPage({ data, now }: PageProps<ShownPage>) {
  const { client } = useApp()
  return (
    <ServicePage data={data} now={now}>
      {client && (
        <div className="portal-width portal-application">
          <StyleRoot value={undefined}>
            <Suspense fallback={<Skeleton lines={10} />}>
              <ProviderApplication core={client.core} />
            </Suspense>
          </StyleRoot>
        </div>
      )}
    </ServicePage>
  )
}
