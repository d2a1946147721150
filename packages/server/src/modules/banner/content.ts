import { array, nullable, number, optional, strictObject, string } from 'valibot'
import { readYaml } from '../../content/read-yaml'
import type { ContentSource } from '../../content/source'
import type { Db } from '../../database/db'
import { insertMissing } from '../seed-rows'
import { typeset } from '../typeset'
import { banners } from './tables'

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

/** The banners of a new database; what an operator has changed stays. */
export const seedBanners = async (db: Db, content: ReturnType<typeof readBanners>): Promise<void> => {
  await insertMissing(db, banners, typeset(content))
}
