import type { Navigation } from '@chuhai/contract/navigation'
import type { Db } from '../../database/db'
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
