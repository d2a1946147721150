import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { idInPath } from '../fields'
import { articles } from '../publication/article'

/** A list of articles on one subject, to be read in order; `minutes` is what reading all of them takes. */
export const reading = v.object({
  id: v.number(),
  title: v.string(),
  lead: v.string(),
  illustration: v.string(),
  suits: v.string(),
  tags: v.array(v.string()),
  updated: v.string(),
  minutes: v.number(),
  articleIds: v.array(v.number()),
})
/** A reading list without its articles. */
export type Reading = v.InferOutput<typeof reading>

/** A list with its articles, and a sentence on why to read each. */
export const readingDetail = v.object({
  ...reading.entries,
  articles: v.array(v.object({ why: v.string(), article: articles.card })),
})
/** A reading list with its articles. */
export type ReadingDetail = v.InferOutput<typeof readingDetail>

/** All reading lists. */
export const listReadings = endpoint({
  name: 'listReadings',
  summary: '专题阅读',
  method: 'GET',
  path: '/reading',
  access: 'anyone',
  answer: v.array(reading),
})

/** A reading list; rejects with `NOT_FOUND` where there is none. */
export const getReading = endpoint({
  name: 'getReading',
  summary: '阅读专题',
  method: 'GET',
  path: '/reading/{id}',
  access: 'anyone',
  params: idInPath(),
  answer: readingDetail,
  errors: ['NOT_FOUND'],
})
