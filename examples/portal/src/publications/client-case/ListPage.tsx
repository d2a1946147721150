import type { ClientCaseCard } from '@chuhai/contract/publication'
import type { PageProps } from '../../app/page'
import type { ListData } from '../load'
import { PublicationList } from '../PublicationList'
import { clientCaseCards } from './cards'

export default function ClientCaseListPage(props: PageProps<ListData<ClientCaseCard>>) {
  return <PublicationList view={clientCaseCards} {...props} />
}
