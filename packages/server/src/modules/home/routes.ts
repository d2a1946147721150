import { getHome } from '@chuhai/contract/home'
import { implement } from '../../http/implement'
import { readHome } from './service'

export const homeRoutes = [implement(getHome, (_, { db, now }) => readHome(db, now))]
