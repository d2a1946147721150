import type { OfferDraft } from '@chuhai/contract/market'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { findImage, readAddress } from '../../file/service'
import { organisationsWith, roleOf } from '../../organisation/membership'
import { marketServices } from '../tables'
import { marketOffers } from './tables'

/** Returns a draft whose pictures are paths of this server; other addresses are none. */
export const withPaths = (draft: OfferDraft): OfferDraft => ({
  ...draft,
  examples: draft.examples.map(({ picture, text }) => ({ picture: readAddress(picture)?.path ?? '', text })),
})

/** Returns the places of pictures that are no image of a member of the organisation. */
export const unknownPictures = async (
  db: Db,
  { examples }: OfferDraft,
  { orgId, published }: { orgId: string; published: ReadonlySet<string> },
): Promise<string[]> => {
  const isKnown = async (picture: string): Promise<boolean> => {
    if (published.has(picture)) return true
    const image = await findImage(db, picture)
    return image !== null && (await roleOf(db, image.userId, orgId)) !== undefined
  }
  const known = await Promise.all(examples.map(({ picture }) => isKnown(picture)))
  return known.flatMap((is, index) => (is ? [] : [`examples.${index}.picture`]))
}

const picture = sql<string>`example ->> 'picture'`

/** Returns which of these files are pictures of services, drafts included. */
export const findUsedPictures = async (db: Db, paths: readonly string[]): Promise<Set<string>> => {
  if (paths.length === 0) return new Set()
  const wanted = inArray(picture, [...paths])
  const [drafts, published] = await Promise.all([
    db
      .selectDistinct({ path: picture })
      .from(sql`${marketOffers}, jsonb_array_elements(${marketOffers.draft} -> 'examples') example`)
      .where(wanted),
    db
      .selectDistinct({ path: picture })
      .from(sql`${marketServices}, jsonb_array_elements(${marketServices.content} -> 'examples') example`)
      .where(wanted),
  ])
  return new Set([...drafts, ...published].map(({ path }) => path))
}

/** Whether a file is a picture of a service that buyers see, so that everybody may see it. */
export const isPublishedPicture = async (db: Db, path: string): Promise<boolean> => {
  const [found] = await db
    .select({ id: marketServices.id })
    .from(marketServices)
    .where(
      sql`${marketServices.content} -> 'examples' @> ${JSON.stringify([{ picture: path }])}::jsonb
        and ${marketServices.isShown} and ${marketServices.status} = 'published'`,
    )
    .limit(1)
  return found !== undefined
}

/** Whether a file is a picture in a draft of an organisation in which a user may offer services. */
export const isPictureOfColleague = async (db: Db, userId: number, path: string): Promise<boolean> => {
  const [found] = await db
    .select({ id: marketOffers.id })
    .from(marketOffers)
    .where(
      sql`${marketOffers.draft} -> 'examples' @> ${JSON.stringify([{ picture: path }])}::jsonb
        and ${inArray(marketOffers.orgId, organisationsWith(db, userId, 'offerServices'))}`,
    )
    .limit(1)
  return found !== undefined
}
