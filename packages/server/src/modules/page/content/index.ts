import type { Page } from '@chuhai/contract/page'
import { aboutPages } from './about'
import { compliancePages } from './compliance'
import { gatheringPages } from './gatherings'
import { growthPages } from './growth'
import { legalPages } from './privacy'
import { rootPages } from './roots'
import { shippingPages } from './shipping'
import { startPages } from './start'
import { storePages } from './stores'

/** Every content page a new database starts with. */
export const pageContent: readonly Page[] = [
  ...compliancePages,
  ...storePages,
  ...shippingPages,
  ...growthPages,
  ...rootPages,
  ...startPages,
  ...gatheringPages,
  ...aboutPages,
  ...legalPages,
]
