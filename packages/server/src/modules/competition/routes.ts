import type { Implementation } from '../../http/implement'
import type { Uploads } from '../../uploads/uploads'
import { editionRoutes } from './edition/routes'
import { planRoutes } from './plan/routes'
import { registrationRoutes } from './registration/routes'

export const competitionRoutes = (uploads: Uploads, publicUrl: string): Implementation[] => [
  ...editionRoutes,
  ...registrationRoutes(publicUrl),
  ...planRoutes(uploads, publicUrl),
]
