import { nullable, number, optional, strictObject, string } from 'valibot'
import { tableContent } from '../../content/table-content'
import { typeset } from '../../content/typeset'
import { yamlList } from '../../content/yaml-files'
import { banners } from './tables'

const banner = strictObject({
  id: number(),
  applicationSite: string(),
  bannerModule: string(),
  position: number(),
  title: string(),
  text: string(),
  image: optional(nullable(string()), null),
  linkText: optional(nullable(string()), null),
  linkAddress: optional(nullable(string()), null),
})

export const bannerContent = tableContent({
  key: 'banner',
  format: yamlList('banner/banners.yaml', banner),
  keyOf: ({ id }) => id,
  table: banners,
  rows: (items) => items.map(typeset),
  items: (rows) => rows,
})
