import { getRegionTree } from '@chuhai/contract/region'
import { implementFixed } from '../../http/implement'
import { regionTree } from './tree'

export const regionRoutes = [implementFixed(getRegionTree, [...regionTree])]
