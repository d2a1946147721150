import type { Implementation } from '../http/implement'
import { consultationRoutes } from './consultation/routes'
import { homeRoutes } from './home/routes'
import { liveRoutes } from './live/routes'
import { pageRoutes } from './page/routes'
import { platformRoutes } from './platform/routes'
import { siteRoutes } from './site/routes'
import { trackRoutes } from './track/routes'
import { userRoutes } from './user/routes'

/** What the server answers; a test holds it against the contract's endpoints. */
export const implementations: readonly Implementation[] = [
  ...consultationRoutes,
  ...homeRoutes,
  ...liveRoutes,
  ...pageRoutes,
  ...platformRoutes,
  ...siteRoutes,
  ...trackRoutes,
  ...userRoutes,
]
