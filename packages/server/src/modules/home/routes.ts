import { getHome } from '@chuhai/contract/home'
import type { Figures } from '../../content/figures'
import { implement } from '../../http/implement'
import { readHome } from './service'

export const homeRoutes = (figures: Figures) => [
  implement(getHome, (_, { db, now }) => readHome(db, figures, now)),
]
