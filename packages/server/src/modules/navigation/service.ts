import type { Navigation } from '@chuhai/contract/navigation'
import { eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { WeChatAddresses } from '../../settings/we-chat'
import type { MenuContent } from './content'
import { menus } from './tables'

/** A code without a WeChat address of its own leads to the contact page, and says so. */
const present = (
  { codes, codeNotes, ...rest }: MenuContent['footer'],
  weChat: WeChatAddresses,
): Navigation['footer'] => ({
  ...rest,
  codes: codes.map(({ name, title }) => ({
    title,
    image: `/api/site/qr/${name}.png`,
    note: weChat[name] === undefined ? codeNotes.contactPage : codeNotes.weChat,
  })),
})

/** Reads the menus of headers and footer. */
export const readNavigation = async (db: Db, weChat: WeChatAddresses): Promise<Navigation> => {
  const rows = await db.select().from(menus)
  const content = Object.fromEntries(rows.map((row) => [row.name, row.content])) as MenuContent
  return { ...content, footer: present(content.footer, weChat) }
}

/** Reads how we are reached, which the footer says; `times` are those of its hours. */
export const readContact = async (db: Db) => {
  const [row] = await db.select().from(menus).where(eq(menus.name, 'footer'))
  if (!row) throw new ApiError('NOT_FOUND')
  const { phone, hours, email, address } = row.content as MenuContent['footer']
  const [from = '', to = ''] = hours.match(/\d{1,2}:\d\d/g) ?? []
  return { phone, email, address, hours, times: { from, to } }
}
