import * as v from 'valibot'
import { endpoint } from '../endpoint'

/**
 * The broadcast teaser (specification, section 3), with an id, an end and the speaker beside. `videoTime` and `videoEnd` are
 * ISO 8601 in UTC; image and video are URLs, relative ones to the server. `videoUrl` is the page to watch it on.
 */
export const livingInfo = v.object({
  id: v.number(),
  videoName: v.string(),
  videoTime: v.string(),
  videoEnd: v.string(),
  videoIntro: v.string(),
  videoImage: v.string(),
  videoUrl: v.string(),
  speaker: v.string(),
})
/** A broadcast as the teaser and lists show it. */
export type LivingInfo = v.InferOutput<typeof livingInfo>

/** The broadcast of the teaser: the one on air, or else the next; null when none is planned. */
export const getLivingInfo = endpoint({
  name: 'getLivingInfo',
  summary: '直播预告',
  method: 'GET',
  path: '/liveBroadcast/info',
  access: 'anyone',
  answer: v.nullable(livingInfo),
})
