import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { storeRequirement } from './requirement'

/** Ids that are separated by commas. */
const ids = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,49}$/),
  v.transform((text) => text.split(',').map(Number)),
)

/**
 * What each platform asks on each of its sites, in the order of the platforms; with `platformIds`, of these platforms alone; with
 * `platform`, of the one with this id, name or short name.
 */
export const listStoreRequirements = endpoint({
  name: 'listStoreRequirements',
  summary: '各平台、各站点的入驻要求',
  method: 'GET',
  path: '/store/requirements',
  access: 'anyone',
  query: v.object({
    platformIds: v.optional(ids),
    platform: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(40))),
  }),
  answer: v.array(storeRequirement),
})
