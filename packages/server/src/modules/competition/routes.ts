import type { Implementation } from '../../http/implement'
import type { Uploads } from '../../uploads/uploads'
import { editionRoutes } from './edition/routes'
import { planRoutes } from './plan/routes'
import { registrationRoutes } from './registration/routes'
import { schoolRoutes } from './school/routes'

export const competitionRoutes = (uploads: Uploads, publicUrl: string): Implementation[] => [
  ...editionRoutes,
  ...schoolRoutes,
  ...registrationRoutes(publicUrl),
  ...planRoutes(uploads, publicUrl),
]
