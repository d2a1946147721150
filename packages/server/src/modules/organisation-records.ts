import { applicationRecords } from './application/organisation-records'
import { consultationRecords } from './consultation/organisation-records'
import { openingRecords } from './opening/organisation-records'
import { orderRecords } from './order/organisation-records'
import type { OrganisationRecords } from './organisation/records'
import { storeServiceRecords } from './store-service/organisation-records'

/** What every module keeps in the name of organisations; what may refuse to move stands first. */
export const organisationRecords: readonly OrganisationRecords[] = [
  applicationRecords,
  openingRecords,
  orderRecords,
  consultationRecords,
  storeServiceRecords,
]
