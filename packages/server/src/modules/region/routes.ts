import { getRegionTree } from '@chuhai/contract/region'
import { implementStatic } from '../../http/implement'
import { regionTree } from './tree'

export const regionRoutes = [implementStatic(getRegionTree, [...regionTree])]
