import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** A province, a city or a district of the region tree (specification, section 3). */
export interface Region {
  code: string
  name: string
  children?: Region[]
}

/** Checks one branch of the region tree. */
export const region: v.GenericSchema<Region> = v.object({
  code: v.string(),
  name: v.string(),
  children: v.optional(v.array(v.lazy(() => region))),
})

/** All provinces with their cities and districts, by their official codes. */
export const getRegionTree = endpoint({
  name: 'getRegionTree',
  summary: '省市区',
  method: 'GET',
  path: '/region/tree',
  access: 'anyone',
  anyOrganisation: true,
  answer: v.array(region),
})
