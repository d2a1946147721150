import { array, type InferOutput, nullable, object, string } from 'valibot'
import { endpoint } from '../endpoint'

/** The broadcast teaser (specification, section 3). `videoTime` is ISO 8601 in UTC; image and video are URLs, relative ones to the server. */
export const livingInfo = object({
  videoName: string(),
  videoTime: string(),
  videoIntro: string(),
  videoImage: string(),
  videoUrl: string(),
})
export type LivingInfo = InferOutput<typeof livingInfo>

/** Broadcasts that have not ended, soonest first. */
export const listLiveBroadcasts = endpoint({
  name: 'listLiveBroadcasts',
  summary: '直播列表',
  method: 'GET',
  path: '/liveBroadcast',
  access: 'anyone',
  answer: array(livingInfo),
  errors: [],
})

/** The broadcast of the teaser: the one on air, or else the next; null when none is planned. */
export const getLivingInfo = endpoint({
  name: 'getLivingInfo',
  summary: '直播预告',
  method: 'GET',
  path: '/liveBroadcast/info',
  access: 'anyone',
  answer: nullable(livingInfo),
  errors: [],
})
