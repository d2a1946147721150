import { useApp } from '../app/app'
import type { PageProps } from '../app/page'
import { ApplicationFrame } from '../components/ApplicationFrame'
import { lazyPart } from '../components/lazy-part'
import type { ShownPage } from '../pages/service/blocks/block'
import ServicePage from '../pages/service/ServicePage'

const ProviderApplication = lazyPart(() => import('./ProviderApplication'))

/** The page of 服务商入驻: what an applicant gets and brings, and the application for the selected organisation. */
export default function ApplicationPage({ data, now }: PageProps<ShownPage>) {
  const { client } = useApp()
  return (
    <ServicePage data={data} now={now}>
      {client && (
        <ApplicationFrame>
          <ProviderApplication core={client.core} />
        </ApplicationFrame>
      )}
    </ServicePage>
  )
}
