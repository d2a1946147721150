import { getRegionTree } from '@chuhai/contract/region'
import { implementStatic } from '../../http/implement'
import { regionTree } from './service'

export const regionRoutes = [implementStatic(getRegionTree, [...regionTree])]
