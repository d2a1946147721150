import { footerMenu, menus as menuSchemas, sectionMenu } from '@chuhai/contract/navigation'
import { isOwnPath } from '@chuhai/contract/web-address'
import { array, check, type InferOutput, optional, picklist, pipe, regex, strictObject } from 'valibot'
import { text } from '../../content/fields'
import { tableContent } from '../../content/table-content'
import { typeset } from '../../content/typeset'
import { type Section, yamlSections } from '../../content/yaml-files'
import { qrCodes } from '../../settings/we-chat'
import { menus } from './tables'

interface Target {
  path?: string
  outside?: boolean
  children?: unknown[]
}

const outsideAddress = /^https?:\/\/[^\s/]+\.[^\s/]+/

/** A typing error in a flag would go unnoticed, and an item without a target would be a dead link. */
const leadsSomewhere = ({ path, outside, children }: Target): boolean =>
  path === undefined ? children !== undefined : outside ? outsideAddress.test(path) : isOwnPath(path)

const itemMessage =
  'must have a path of this site such as /news, or with outside: true an address such as https://example.com'

const { children: _, ...fields } = menuSchemas.main.item.entries
const itemFields = { ...fields, title: text }
const item = pipe(
  strictObject(itemFields),
  check((entry) => leadsSomewhere(entry), itemMessage),
)
const group = pipe(
  strictObject({ ...itemFields, children: optional(array(item)) }),
  check((entry) => leadsSomewhere(entry), itemMessage),
)
const topItem = pipe(
  strictObject({ ...itemFields, children: optional(array(group)) }),
  check((entry) => leadsSomewhere(entry), itemMessage),
)

const section = strictObject({ ...sectionMenu.entries, pages: array(item) })

/** From when to when somebody answers on working days, as the help box repeats it in each language. */
const contactHours = /^工作日 \d{1,2}:\d\d–\d{1,2}:\d\d$/

const footer = strictObject({
  ...footerMenu.entries,
  hours: pipe(text, regex(contactHours, 'must be written like 工作日 9:00–18:00')),
  columns: array(group),
  filings: array(item),
  legal: array(item),
  codes: array(strictObject({ name: picklist(qrCodes), title: text })),
  /** Below a code: whether WeChat opens an account, or the browser the contact page. */
  codeNotes: strictObject({ weChat: text, contactPage: text }),
})

/** The menus as editors write them. */
const schemas = { main: array(topItem), school: section, schoolCentre: section, guide: section, footer }

export type MenuContent = { [Name in keyof typeof schemas]: InferOutput<(typeof schemas)[Name]> }

/** The menus of headers and footer, a file each; none may be left out. */
export const menuContent = tableContent({
  key: 'navigation',
  format: yamlSections('navigation', schemas),
  keyOf: ({ name }) => name,
  table: menus,
  rows: (items) => items.map(({ name, content }) => ({ name, content: typeset(content) })),
  items: (rows) => rows as Section<typeof schemas>[],
  isPermanent: () => true,
})
