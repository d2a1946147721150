import * as activity from './activity'
import * as admin from './admin'
import {
  applicationKinds,
  joinClassWaitingList,
  listClassApplications,
  listOrganisationApplications,
  uploadApplicationDocument,
} from './application'
import * as assistant from './assistant'
import * as banner from './banner'
import * as competition from './competition'
import * as consignment from './consignment'
import * as consultation from './consultation'
import type { EndpointShape } from './endpoint'
import * as evaluation from './evaluation'
import * as file from './file'
import * as guide from './guide'
import * as home from './home'
import * as live from './live'
import * as logistics from './logistics'
import * as market from './market'
import * as message from './message'
import * as navigation from './navigation'
import * as order from './order'
import * as organisation from './organisation'
import * as page from './page'
import * as payment from './payment'
import * as platform from './platform'
import { publicationTypes } from './publication'
import * as reading from './reading'
import * as region from './region'
import * as school from './school'
import * as search from './search'
import * as signOn from './sign-on'
import * as site from './site'
import * as siteRequest from './site-request'
import * as store from './store'
import * as track from './track'
import * as user from './user'

const domains = [
  activity,
  consignment,
  consultation,
  live,
  message,
  platform,
  track,
  user,
  signOn,
  organisation,
  region,
  file,
  site,
  siteRequest,
  home,
  navigation,
  page,
  assistant,
  banner,
  guide,
  evaluation,
  school,
  competition,
  search,
  reading,
  order,
  payment,
  store,
  market,
  logistics,
]

const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value

/** All endpoints: the API document is generated from this list, and a test compares it with the server's handlers. */
export const endpoints: readonly EndpointShape[] = [
  ...domains.flatMap((domain): unknown[] => Object.values(domain)).filter(isEndpoint),
  ...publicationTypes.flatMap(({ list, get }) => [list, get]),
  ...applicationKinds.flatMap(({ get, save, submit, withdraw }) => [get, save, submit, withdraw]),
  uploadApplicationDocument,
  listClassApplications,
  listOrganisationApplications,
  joinClassWaitingList,
]

/** All endpoints of operators. */
export const adminEndpoints: readonly EndpointShape[] = (Object.values(admin) as unknown[]).filter(isEndpoint)
