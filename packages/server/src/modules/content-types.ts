import type { ContentType } from '../content/content-type'
import { templateContent } from '../messages/template'
import { sceneContent } from './assistant/content'
import { writingContent } from './assistant/writing/template'
import { bannerContent } from './banner/content'
import { editionContent, schoolContent } from './competition/content'
import { consignmentFeeContent } from './consignment/content'
import { customsRuleContent, hsCodeContent } from './customs/content'
import { pictureContent } from './editing/pictures'
import { ruleContent } from './evaluation/content'
import { categoryContent, hotSearchContent, siteContent } from './guide/content'
import { homeContent } from './home/content'
import { commissionContent } from './ledger/content'
import { broadcastContent } from './live/content'
import { marketServiceContent } from './market/content'
import { messageKinds } from './message-kinds'
import { menuContent } from './navigation/content'
import { offerContent } from './offer/content'
import { pageContent } from './page/content'
import { platformContent } from './platform/content'
import { publicationContent } from './publication/content'
import { shippingLineContent } from './rates/content'
import { readingContent } from './reading/content'
import { classContent, courseContent } from './school/content'
import { storeRequirementContent } from './store/content'
import { storeServiceContent } from './store-service/content'
import { trackingCodeContent } from './tracking/content'
import { warehouseContent } from './warehouse/content'

/** Everything that editors change by files. What refers to another type's rows comes after that type. */
export const contentTypes: readonly ContentType[] = [
  pictureContent,
  platformContent,
  storeRequirementContent,
  storeServiceContent,
  consignmentFeeContent,
  broadcastContent,
  homeContent,
  menuContent,
  pageContent,
  offerContent,
  sceneContent,
  writingContent,
  categoryContent,
  siteContent,
  hotSearchContent,
  bannerContent,
  ...publicationContent,
  marketServiceContent,
  commissionContent,
  customsRuleContent,
  hsCodeContent,
  shippingLineContent,
  readingContent,
  courseContent,
  classContent,
  ruleContent,
  editionContent,
  schoolContent,
  trackingCodeContent,
  warehouseContent,
  templateContent(messageKinds),
]
