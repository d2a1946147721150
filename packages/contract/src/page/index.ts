import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { block, link, picture } from './blocks'

export { type Block, type BlockOf, type BlockType, block } from './blocks'
export { calculators, type Formula } from './calculators'

/** One marketing or information page of the portal: a header, and blocks in any order. */
export const page = v.object({
  key: v.string(),
  path: v.string(),
  title: v.string(),
  /** One or two lines above the lead. */
  headline: v.array(v.string()),
  /** For search results and the description of the page. */
  summary: v.string(),
  lead: v.string(),
  parent: v.nullable(link),
  /** Pages of one kind, this one among them: tabs below the header. */
  tabs: v.array(link),
  /** The ground of the header. */
  tone: v.picklist(['light', 'sand', 'navy']),
  /** A drawing beside the lead, 540×400. */
  picture: v.nullable(picture),
  price: v.nullable(v.object({ figure: v.string(), note: v.string() })),
  blocks: v.array(block),
})
/** A page of the portal as the server sends it. */
export type Page = v.InferOutput<typeof page>

/** A page of the portal by its key; rejects with `NOT_FOUND` for an unknown one. */
export const getPage = endpoint({
  name: 'getPage',
  summary: '页面内容',
  method: 'GET',
  path: '/page/{key}',
  access: 'anyone',
  params: v.object({ key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,60}$/)) }),
  answer: page,
  errors: ['NOT_FOUND'],
})
