import { listRecommendedPlatforms } from '@chuhai/contract/platform'
import { implement } from '../../http/implement'
import { listRecommended } from './service'

export const platformRoutes = [implement(listRecommendedPlatforms, (_, { db }) => listRecommended(db))]
