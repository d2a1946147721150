import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { idInPath } from '../fields'
import { livingInfo } from './teaser'

/** A recording, with which its broadcast ends, or the playlist of a stream (`.m3u8`), which has no length. */
export const broadcastVideo = v.object({
  src: v.string(),
  poster: v.string(),
  subtitles: v.nullable(v.string()),
  seconds: v.nullable(v.number()),
  /** Its parts, each with the second that it begins at. */
  chapters: v.optional(v.array(v.object({ at: v.number(), title: v.string() }))),
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
  answer: v.array(livingInfo),
})

/** Broadcasts that have ended, the latest first. */
export const listEndedBroadcasts = endpoint({
  name: 'listEndedBroadcasts',
  summary: '往期直播',
  method: 'GET',
  path: '/liveBroadcast/ended',
  access: 'anyone',
  answer: v.array(livingInfo),
})

/** A broadcast to watch; of a series the one on air, or else the next. `now` is the server's time. */
export const getLiveBroadcast = endpoint({
  name: 'getLiveBroadcast',
  summary: '直播',
  method: 'GET',
  path: '/liveBroadcast/{id}',
  access: 'user',
  params: idInPath(),
  answer: v.object({ broadcast, now: v.string() }),
  errors: ['NOT_FOUND'],
})
