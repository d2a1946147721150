import { activityProducts } from './activity/products'
import { hasAccepted } from './application/accepted'
import { consignmentProducts } from './consignment/products'
import { shipmentSources } from './logistics'
import { marketProducts } from './market/deals/products'
import { stageOf } from './opening/stage-of'
import type { ProductSources } from './order/product-source'
import { classProducts, courseProducts } from './school/products'
import { shipmentProducts } from './shipment/products'
import { storeServiceProducts } from './store-service/products'
import { weighingProducts } from './warehouse/weighing/products'

/** What can be bought; a module that sells adds its source here. */
export const productSources: ProductSources = {
  course: courseProducts,
  class: classProducts(hasAccepted),
  activity: activityProducts,
  storeService: storeServiceProducts(stageOf),
  consignment: consignmentProducts,
  marketPackage: marketProducts,
  shipment: shipmentProducts,
  weighing: weighingProducts(shipmentSources),
}
