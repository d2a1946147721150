import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** A banner of one place of one application; `image` is an address relative to the server, `link` an address of either. */
export const banner = v.object({
  id: v.number(),
  title: v.string(),
  text: v.string(),
  image: v.nullable(v.string()),
  link: v.nullable(v.object({ text: v.string(), address: v.string() })),
})
/** A banner as it is shown. */
export type Banner = v.InferOutput<typeof banner>

const name = v.pipe(v.string(), v.maxLength(20))

/** Banners in the operator's order (specification 7.3): the site guide asks for `PC端` and `导航页`. */
export const listBanners = endpoint({
  name: 'listBanners',
  summary: '横幅列表',
  method: 'GET',
  path: '/site/banner/list',
  access: 'anyone',
  query: v.object({ applicationSite: name, bannerModule: name }),
  answer: v.array(banner),
})
