import type { ClientCase, ClientCaseCard } from '@chuhai/contract/publication'
import type { PageProps } from '../../app/page'
import type { DetailData } from '../load'
import { type DetailView, PublicationDetail } from '../PublicationDetail'
import { CaseFacts, CaseSteps } from './facts'

const view: DetailView<ClientCaseCard, ClientCase> = {
  kind: 'clientCase',
  meta: ({ city, industry }) => `${city}　${industry}`,
  Facts: CaseFacts,
  After: CaseSteps,
}

export default function ClientCasePage(props: PageProps<DetailData<ClientCase, ClientCaseCard>>) {
  return <PublicationDetail view={view} {...props} />
}
