import type { PublicationCard } from '@chuhai/contract/publication'
import type { PageProps } from '../app/page'
import { Heading } from '../components/Heading'
import ServicePage from '../pages/service/ServicePage'
import { CardList, type CardView } from './CardList'
import type { OverviewData } from './load'

interface PublicationOverviewProps<Card extends PublicationCard> extends PageProps<OverviewData<Card>> {
  view: CardView<Card>
}

/** A page of the one template with the first of a list below its header. */
export const PublicationOverview = <Card extends PublicationCard>({
  view,
  data,
  now,
}: PublicationOverviewProps<Card>) => {
  const { page, path, title, cards, detailPath } = data
  return (
    <ServicePage data={page} now={now}>
      <section className="portal-section portal-width">
        <Heading title={page.title} more={{ text: title, path }} />
        <CardList view={view} cards={cards} detailPath={detailPath} now={now} />
      </section>
    </ServicePage>
  )
}
