import { listBanners } from '@chuhai/contract/banner'
import { implement } from '../../http/implement'
import { listBannersOf } from './service'

export const bannerRoutes = [implement(listBanners, ({ query }, { db }) => listBannersOf(db, query))]
