import type { Banner } from '@chuhai/contract/banner'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { banners } from './tables'

interface Place {
  applicationSite: string
  bannerModule: string
}

/** The banners of a place that are shown, in the operator's order. */
export const listBannersOf = async (db: Db, { applicationSite, bannerModule }: Place): Promise<Banner[]> => {
  const isThere = and(
    eq(banners.applicationSite, applicationSite),
    eq(banners.bannerModule, bannerModule),
    eq(banners.isShown, true),
  )
  const rows = await db.select().from(banners).where(isThere).orderBy(asc(banners.position), asc(banners.id))
  return rows.map(({ id, title, text, image, linkText, linkAddress }) => ({
    id,
    title,
    text,
    image,
    link: linkAddress === null ? null : { text: linkText ?? linkAddress, address: linkAddress },
  }))
}
