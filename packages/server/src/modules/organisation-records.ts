import { applicationRecords } from './application/organisation-records'
import { consignmentRecords } from './consignment/organisation-records'
import { consultationRecords } from './consultation/organisation-records'
import { ledgerRecords } from './ledger/organisation-records'
import { dealRecords } from './market/deals/organisation-records'
import { offerRecords } from './market/offers/organisation-records'
import { marketRecords } from './market/organisation-records'
import { openingRecords } from './opening/organisation-records'
import { orderRecords } from './order/organisation-records'
import type { OrganisationRecords } from './organisation/records'
import { shipmentRecords } from './shipment/organisation-records'
import { storeServiceRecords } from './store-service/organisation-records'

/** What every module keeps in the name of organisations; what may refuse to move stands first. */
export const organisationRecords: readonly OrganisationRecords[] = [
  applicationRecords,
  offerRecords,
  openingRecords,
  consignmentRecords,
  orderRecords,
  consultationRecords,
  storeServiceRecords,
  marketRecords,
  ledgerRecords,
  dealRecords,
  shipmentRecords,
]
