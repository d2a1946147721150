import { type Consultation, type KeptAbout, shortLine } from '@chuhai/contract/consultation'
import { or, type SQL, sql } from 'drizzle-orm'
import { contains } from '../../database/contains'
import { consultations } from './tables'

/** The parameters of a campaign that are in use; a page may have others, which say who the visitor is. */
const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id']

const pageMax = 500

const nowhere = { page: '', campaign: {} }

/** Reads the address of a page; operators open it, so that one of another site than the lead came from is left out. */
const pageOf = (address: string, siteOrigin: string): Pick<KeptAbout, 'page' | 'campaign'> => {
  if (!URL.canParse(address)) return nowhere
  const { protocol, origin, pathname, searchParams } = new URL(address)
  if (!/^https?:$/.test(protocol) || origin !== siteOrigin) return nowhere
  const campaign = campaignNames.flatMap((name) => {
    const value = shortLine(searchParams.get(name) ?? '')
    return value ? [[name, value] as const] : []
  })
  return { page: (origin + pathname).slice(0, pageMax), campaign: Object.fromEntries(campaign) }
}

/** Returns what is stored of what a lead is about; null where nothing is known. */
export const keepAbout = (
  { kind = '', id = '', title = '', page = '' }: Consultation['about'] = {},
  siteOrigin: string,
): KeptAbout | null => {
  const kept = { kind, id, title, ...pageOf(page, siteOrigin) }
  return kind || id || title || kept.page ? kept : null
}

/** The rows that are about something: of that kind or id, or with these words in title, page or campaign. */
export const hasAbout = (words: string): SQL | undefined => {
  const { about } = consultations
  const kind = sql`${about} ->> 'kind'`
  const id = sql`${about} ->> 'id'`
  return or(
    sql`${words} in (${kind}, ${id}, (${kind}) || ':' || (${id}))`,
    ...['title', 'page', 'campaign'].map((part) => contains(sql`${about} ->> ${part}::text`, words)),
  )
}
