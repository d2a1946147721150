import type { Db } from '../database/db'
import type { Implementation } from '../http/implement'
import type { Uploads } from '../uploads/uploads'
import { assistantRoutes } from './assistant/routes'
import type { Assistant } from './assistant/service'
import { bannerRoutes } from './banner/routes'
import { competitionRoutes } from './competition/routes'
import { consultationRoutes } from './consultation/routes'
import { evaluationRoutes } from './evaluation/routes'
import { fileRoutes } from './file/routes'
import { guideRoutes } from './guide/routes'
import { homeRoutes } from './home/routes'
import { liveRoutes } from './live/routes'
import { newsRoutes } from './news/routes'
import { organisationRoutes } from './organisation/routes'
import { pageRoutes } from './page/routes'
import { platformRoutes } from './platform/routes'
import { regionRoutes } from './region/routes'
import { schoolRoutes } from './school/routes'
import { signOnRoutes } from './sign-on/routes'
import type { SignOn } from './sign-on/service'
import type { WeChatAddresses } from './site/qr'
import { siteRoutes } from './site/routes'
import { trackRoutes } from './track/routes'
import { userRoutes } from './user/routes'

/** What implementations stand on. */
export interface Parts {
  db: Db
  assistant: Assistant
  signOn: SignOn
  uploads: Uploads
  publicUrl: string
  weChat: WeChatAddresses
}

/** What the server answers; a test holds it against the contract's endpoints. */
export const implementationsOf = ({
  db,
  assistant,
  signOn,
  uploads,
  publicUrl,
  weChat,
}: Parts): readonly Implementation[] => [
  ...assistantRoutes(db, assistant, publicUrl),
  ...bannerRoutes,
  ...competitionRoutes(db, uploads, publicUrl),
  ...consultationRoutes(db),
  ...evaluationRoutes,
  ...fileRoutes(uploads, publicUrl),
  ...guideRoutes(db),
  ...homeRoutes,
  ...liveRoutes,
  ...newsRoutes,
  ...organisationRoutes,
  ...pageRoutes,
  ...platformRoutes,
  ...regionRoutes,
  ...schoolRoutes,
  ...signOnRoutes(signOn),
  ...siteRoutes(weChat),
  ...trackRoutes,
  ...userRoutes(signOn.enter),
]
