import { array, type InferOutput, maxLength, nullable, number, object, pipe, string } from 'valibot'
import { endpoint } from '../endpoint'

/** A banner of one place of one application; `image` is an address relative to the server, `link` an address of either. */
export const banner = object({
  id: number(),
  title: string(),
  text: string(),
  image: nullable(string()),
  link: nullable(object({ text: string(), address: string() })),
})
export type Banner = InferOutput<typeof banner>

const name = pipe(string(), maxLength(20))

/** Banners in the operator's order (specification 7.3): the site guide asks for `PC端` and `导航页`. */
export const listBanners = endpoint({
  name: 'listBanners',
  summary: '横幅列表',
  method: 'GET',
  path: '/site/banner/list',
  access: 'anyone',
  ignoresOrganisation: true,
  query: object({ applicationSite: name, bannerModule: name }),
  answer: array(banner),
  errors: [],
})
