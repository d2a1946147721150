import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** A platform of the store menu (specification, section 3). */
export const recommendedPlatform = v.object({ id: v.number(), platformName: v.string() })
/** A platform to open a store on. */
export type RecommendedPlatform = v.InferOutput<typeof recommendedPlatform>

/** Platforms of the store menu, in the operator's order (specification 7.1). */
export const listRecommendedPlatforms = endpoint({
  name: 'listRecommendedPlatforms',
  summary: '推荐平台',
  method: 'GET',
  path: '/platformNew/recommended_plat',
  access: 'anyone',
  answer: v.array(recommendedPlatform),
})
