import type { Programme } from '@chuhai/contract/competition'
import { brand } from '@chuhai/contract/constants'
import type { PublicationDetail } from '@chuhai/contract/publication'
import { classPath, coursePath } from '../../app/paths/school'
import type { OpenEditionData } from '../../cup/editions'
import { openEditionPath, slides } from '../../cup/slides'
import { asLine, asWarehouse } from '../../logistics/structured-data'
import { asMarketService } from '../../market/structured-data'
import type { ShownPage } from '../../pages/service/blocks/block'
import { asEvent } from '../../publications/activity/structured-data'
import { asArticle } from '../../publications/article/structured-data'
import type { DetailData } from '../../publications/load'
import { asPlace } from '../../publications/maker-space/structured-data'
import { asProvider } from '../../publications/service-provider/structured-data'
import { asApplication } from '../../publications/store-app/structured-data'
import { asService as asFiling } from '../../publications/trademark-patent/structured-data'
import { asVideo } from '../../publications/video/structured-data'
import type { ClassesData, CoursesData } from '../../school/lists/load'
import type { OverviewData } from '../../school/overview/load'
import { asReading } from './reading'
import { asClass, asCourse, asList } from './school'
import { asService } from './service'
import { asGuideSite, asOrganisation } from './site'

/** Describes the data of a page as schema.org does; `origin` is that of the site, `phone` that of customer service. */
type Describe = (data: never, origin: string, phone?: string) => object | object[]

const ofItem =
  <Detail extends PublicationDetail>(describe: (item: Detail, origin: string) => object) =>
  ({ item }: DetailData<Detail>, origin: string) =>
    describe(item, origin)

/** An edition of the competition, on the page that takes sign-ups and on its slides. */
const asCompetition = ({ edition, lead }: Programme) => ({
  '@type': 'Event',
  name: `${edition.name}麒麟杯跨境电商创业大赛`,
  description: lead,
  startDate: edition.startsOn,
  endDate: edition.endsOn,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
  location: { '@type': 'Country', name: '中国' },
  organizer: { '@type': 'Organization', name: brand },
})

/** By the paths of the rows. Only the server needs them, so no row carries its own to visitors. */
const descriptions: Record<string, Describe> = {
  '/': asOrganisation,
  '/crossBorderSiteGuide/detail': asGuideSite,
  [openEditionPath]: ({ programme }: OpenEditionData) => asCompetition(programme),
  ...Object.fromEntries(slides.map(({ path }) => [path, (programme: Programme) => asCompetition(programme)])),
  '/reading': asReading,
  '/school': ({ page }: OverviewData) => asService(page),
  '/school/courseList': ({ found }: CoursesData, origin) =>
    asList(found?.list.map(({ id, name }) => ({ name, path: coursePath(id) })) ?? [], origin),
  '/school/training': ({ found }: ClassesData, origin) =>
    asList(found?.list.map(({ id, name }) => ({ name, path: classPath(id) })) ?? [], origin),
  '/school/detail': asCourse,
  '/school/training/detail': asClass,
  '/news/detail': ofItem(asArticle),
  '/activity/detail': ofItem(asEvent),
  '/clientCase/detail/:id?': ofItem(asArticle),
  '/makerSpace/detail': ofItem(asPlace),
  '/serviceProvider/detail': ofItem(asProvider),
  '/GStore/preferredApps/detail': ofItem(asApplication),
  '/videotest/detail': ofItem(asVideo),
  '/trademarkPatent/detail': ofItem(asFiling),
  '/serviceMarket/detail': asMarketService,
  '/logistics/:id': asLine,
  '/logistics/warehouse/:id?': asWarehouse,
}

const isServicePage = (data: unknown): data is ShownPage =>
  typeof data === 'object' && data !== null && 'blocks' in data

/** What the page of a row is about; nothing where search engines need no more than its texts. */
export const describe = (path: string, data: unknown, origin: string, phone?: string): object[] => {
  const known = descriptions[path]
  if (known) return [known(data as never, origin, phone)].flat()
  return isServicePage(data) ? [asService(data)] : []
}
