import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { idInPath } from '../fields'

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

/** A recording, or the playlist of a stream (`.m3u8`), which has no length. */
export const broadcastVideo = v.object({
  src: v.string(),
  poster: v.string(),
  subtitles: v.nullable(v.string()),
  seconds: v.nullable(v.number()),
})
/** The film of a broadcast; relative addresses are to the server. */
export type BroadcastVideo = v.InferOutput<typeof broadcastVideo>

/** A broadcast with all that its page shows. */
export const broadcast = v.object({
  ...livingInfo.entries,
  /** What is spoken of, and how many minutes after the start. */
  agenda: v.array(v.object({ minutes: v.number(), title: v.string() })),
  /** What was said, for those who come later. */
  summary: v.array(v.string()),
  /** Days from one broadcast of a series to the next; null for a single one. */
  repeatDays: v.nullable(v.number()),
  video: v.nullable(broadcastVideo),
  /** Where it is shown instead, outside of this site. */
  address: v.nullable(v.string()),
})
/** A broadcast on its page. */
export type Broadcast = v.InferOutput<typeof broadcast>

/** Broadcasts that have not ended, soonest first. */
export const listLiveBroadcasts = endpoint({
  name: 'listLiveBroadcasts',
  summary: '直播列表',
  method: 'GET',
  path: '/liveBroadcast',
  access: 'anyone',
  checksOrganisation: true,
  answer: v.array(livingInfo),
})

/** The broadcast of the teaser: the one on air, or else the next; null when none is planned. */
export const getLivingInfo = endpoint({
  name: 'getLivingInfo',
  summary: '直播预告',
  method: 'GET',
  path: '/liveBroadcast/info',
  access: 'anyone',
  checksOrganisation: true,
  answer: v.nullable(livingInfo),
})

/** Broadcasts that have ended, the latest first. */
export const listEndedBroadcasts = endpoint({
  name: 'listEndedBroadcasts',
  summary: '往期直播',
  method: 'GET',
  path: '/liveBroadcast/ended',
  access: 'anyone',
  checksOrganisation: true,
  answer: v.array(livingInfo),
})

/** A broadcast to watch; of a series the one on air, or else the next. `now` is the server's time. */
export const getLiveBroadcast = endpoint({
  name: 'getLiveBroadcast',
  summary: '直播',
  method: 'GET',
  path: '/liveBroadcast/{id}',
  access: 'user',
  checksOrganisation: true,
  params: idInPath(),
  answer: v.object({ broadcast, now: v.string() }),
  errors: ['NOT_FOUND'],
})
