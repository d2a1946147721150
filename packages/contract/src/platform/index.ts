import { array, type InferOutput, number, object, string } from 'valibot'
import { endpoint } from '../endpoint'

export const recommendedPlatform = object({ id: number(), platformName: string() })
export type RecommendedPlatform = InferOutput<typeof recommendedPlatform>

/** Platforms of the store menu, in the operator's order (specification 7.1). */
export const listRecommendedPlatforms = endpoint({
  name: 'listRecommendedPlatforms',
  summary: '推荐平台',
  method: 'GET',
  path: '/platformNew/recommended_plat',
  access: 'anyone',
  answer: array(recommendedPlatform),
  errors: [],
})
