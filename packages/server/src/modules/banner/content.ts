import { array, nullable, number, optional, strictObject, string } from 'valibot'
import { readYaml } from '../../content/read-yaml'
import type { ContentSource } from '../../content/source'

const bannerContent = strictObject({
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

export const readBanners = (source: ContentSource) =>
  readYaml(source, 'banner/banners.yaml', array(bannerContent))
