import type { Db } from '../database/db'
import type { SiteRegistry } from '../http/context'
import type { Implementation } from '../http/implement'
import type { Limiter } from '../limits/create-limiter'
import type { Ways } from '../messages/ways/ways'
import type { Logger } from '../process/log'
import type { WeChatAddresses } from '../settings/we-chat'
import type { Uploads } from '../uploads/uploads'
import { activityRoutes } from './activity/routes'
import { applicationRoutes } from './application/routes'
import { assistantRoutes, sceneRoutes } from './assistant/routes'
import type { Assistant } from './assistant/service'
import { bannerRoutes } from './banner/routes'
import type { Carriers } from './carrier/carriers'
import { competitionRoutes, editionRoutes } from './competition/routes'
import { consignmentRoutes } from './consignment/routes'
import { consultationRoutes } from './consultation/routes'
import { customsRoutes } from './customs/routes'
import { evaluationRoutes, submitRoute } from './evaluation/routes'
import { figures } from './figures'
import { fileRoutes } from './file/routes'
import { guideMemberRoutes, guideRoutes } from './guide/routes'
import { homeRoutes } from './home/routes'
import { ledgerRoutes } from './ledger/routes'
import { liveReminderRoutes, liveRoutes } from './live/routes'
import { shipmentParts, weighingParts } from './logistics'
import { dealRoutes } from './market/deals/routes'
import { offerRoutes } from './market/offers/routes'
import { reviewRoutes } from './market/reviews/routes'
import { marketRoutes } from './market/routes'
import { contactRoutes } from './message/contact-routes'
import { messageRoutes } from './message/routes'
import { messageKinds } from './message-kinds'
import { navigationRoutes } from './navigation/routes'
import { openingRoutes } from './opening/routes'
import { stageOf } from './opening/stage-of'
import { orderRoutes } from './order/routes'
import { organisationRoutes } from './organisation/routes'
import { pageRoutes } from './page/routes'
import type { PaymentProvider } from './payment/provider'
import { paymentRoutes } from './payment/routes'
import { platformRoutes } from './platform/routes'
import { productSources } from './product-sources'
import { publicationRoutes } from './publication/routes'
import { publicationCounts } from './publication-counts'
import { lineRoutes, quoteRoutes } from './rates/routes'
import { readingRoutes } from './reading/routes'
import { regionRoutes } from './region/routes'
import { learningRoutes } from './school/learning/routes'
import { classmateRoutes, schoolRoutes } from './school/routes'
import { studyRoutes } from './school/study/routes'
import { searchRoutes } from './search/routes'
import { shipmentRoutes } from './shipment/routes'
import { signOnRoutes } from './sign-on/routes'
import type { SignOn } from './sign-on/service'
import { siteRoutes } from './site/routes'
import { storeRoutes } from './store/routes'
import { storeServiceRoutes } from './store-service/routes'
import { trackRoutes } from './track/routes'
import { trackingRoutes } from './tracking/routes'
import { userRoutes } from './user/routes'
import { warehouseRoutes } from './warehouse/routes'
import { weighingRoutes } from './warehouse/weighing/routes'

/** What implementations depend on. */
export interface Parts {
  db: Db
  log: Logger
  limiter: Limiter
  assistant: Assistant
  payment: PaymentProvider | null
  carriers: Carriers
  signOn: SignOn
  sites: SiteRegistry
  uploads: Uploads
  publicUrl: string
  ways: Ways
  weChat: WeChatAddresses
}

/** Content that drafts change is read with the database of each call; none of these calls writes. */
const withDrafts = (implementations: readonly Implementation[]): Implementation[] =>
  implementations.map((implementation) => ({ ...implementation, showsDrafts: true }))

/** All implementations; a test compares them with the contract's endpoints. */
export const implementationsOf = ({
  db,
  log,
  limiter,
  assistant,
  payment,
  signOn,
  sites,
  uploads,
  publicUrl,
  ways,
  weChat,
}: Parts): readonly Implementation[] => [
  ...activityRoutes,
  ...applicationRoutes(uploads),
  ...assistantRoutes(db, assistant, publicUrl),
  ...withDrafts(sceneRoutes),
  ...withDrafts(bannerRoutes),
  ...withDrafts(editionRoutes),
  ...competitionRoutes(db, uploads, publicUrl),
  ...consignmentRoutes,
  ...consultationRoutes(db, limiter),
  ...withDrafts(customsRoutes),
  ...withDrafts(evaluationRoutes),
  submitRoute,
  ...fileRoutes(uploads, publicUrl),
  ...withDrafts(guideRoutes(db)),
  ...guideMemberRoutes,
  ...withDrafts(homeRoutes(figures)),
  ...ledgerRoutes,
  ...withDrafts(liveRoutes),
  ...liveReminderRoutes,
  ...withDrafts(marketRoutes(db)),
  ...reviewRoutes,
  ...dealRoutes(uploads),
  ...offerRoutes,
  ...messageRoutes({ db, log, kinds: messageKinds }),
  ...contactRoutes(ways, limiter),
  ...withDrafts(navigationRoutes(weChat)),
  ...openingRoutes,
  ...orderRoutes(productSources),
  ...organisationRoutes,
  ...withDrafts(pageRoutes(figures)),
  ...paymentRoutes({ log, provider: payment, publicUrl, sources: productSources }),
  ...withDrafts(platformRoutes),
  ...withDrafts(publicationRoutes(publicationCounts)),
  ...withDrafts(lineRoutes),
  ...quoteRoutes(limiter),
  ...withDrafts(readingRoutes),
  ...regionRoutes,
  ...learningRoutes,
  ...studyRoutes(uploads),
  ...withDrafts(schoolRoutes),
  ...classmateRoutes,
  ...withDrafts(searchRoutes),
  ...shipmentRoutes(shipmentParts),
  ...signOnRoutes(signOn),
  ...withDrafts(storeRoutes),
  ...storeServiceRoutes(stageOf),
  ...siteRoutes({ sites, limiter, weChat }),
  ...trackRoutes(log, limiter),
  ...trackingRoutes(limiter),
  ...userRoutes(signOn.enter),
  ...withDrafts(warehouseRoutes),
  ...weighingRoutes(weighingParts),
]
