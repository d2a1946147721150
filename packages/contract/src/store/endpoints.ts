import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { storeRequirement } from './requirement'

/** Ids that are separated by commas. */
const ids = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,49}$/),
  v.transform((text) => text.split(',').map(Number)),
)

/** How a platform is named: letters are compared as small ones. */
const named = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform((text) => text.trim().toLowerCase()),
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
    platform: v.optional(named),
  }),
  answer: v.array(storeRequirement),
})
