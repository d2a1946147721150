import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { isOwnPath } from '../web-address'

/** Navigation item (specification, section 3). */
export interface NavigationItem {
  title: string
  /** A path of the portal, or with `outside` the address of another site. */
  path?: string
  children?: NavigationItem[]
  /** One line below the title, where there is room. */
  note?: string
  /** Not offered at present: hidden. */
  disabled?: boolean
  /** Leads to another site. */
  outside?: boolean
  needLogin?: boolean
  /** Opens a new tab. */
  _blank?: boolean
  /** Leads visitors with a guide of their own to that guide (specification 2.8). */
  findsOwnGuide?: boolean
  /** Stands for one item for each recommended platform, whose `{id}` and `{platformName}` go into title and path. */
  forEach?: 'recommendedPlatform'
}

const flag = v.optional(v.boolean())

const entry = v.object({
  title: v.string(),
  path: v.optional(v.string()),
  note: v.optional(v.string()),
  disabled: flag,
  outside: flag,
  needLogin: flag,
  _blank: flag,
  findsOwnGuide: flag,
  forEach: v.optional(v.literal('recommendedPlatform')),
})

const group = v.object({ ...entry.entries, children: v.optional(v.array(entry)) })

const topItem = v.object({ ...entry.entries, children: v.optional(v.array(group)) })

/** The header of an area: its name, its pages, and where it has one its own search. */
export const sectionMenu = v.object({
  title: v.string(),
  path: v.string(),
  /** What screen readers call the list of pages. */
  label: v.string(),
  pages: v.array(entry),
  search: v.optional(v.object({ path: v.string(), label: v.string(), hint: v.string() })),
})
/** The menu of an area's header. */
export type SectionMenu = v.InferOutput<typeof sectionMenu>

/** What a QR code is called; `image` is its address, `note` says where it leads. */
const qrCode = v.object({
  title: v.string(),
  image: v.pipe(v.string(), v.check(isOwnPath)),
  note: v.string(),
})

/** The icons that an account in the footer can have. */
export const footerIcons = ['chat', 'broadcast', 'video', 'briefcase'] as const

const socialAccount = v.object({
  network: v.string(),
  account: v.string(),
  icon: v.picklist(footerIcons),
  address: v.optional(v.string()),
})
/** An account in a social network; without an address its name is copied. */
export type SocialAccount = v.InferOutput<typeof socialAccount>

/** The footer (specification 2.11). */
export const footerMenu = v.object({
  columns: v.array(group),
  codes: v.array(qrCode),
  accounts: v.array(socialAccount),
  phone: v.string(),
  hours: v.string(),
  email: v.string(),
  address: v.string(),
  copyright: v.string(),
  /** Numbers under which the site is registered, each with the register's address. */
  filings: v.array(entry),
  legal: v.array(entry),
})
/** The content of the footer. */
export type FooterMenu = v.InferOutput<typeof footerMenu>

/** The menus of headers and footer by name. */
export const menus = {
  main: v.array(topItem),
  school: sectionMenu,
  schoolCentre: sectionMenu,
  guide: sectionMenu,
  footer: footerMenu,
}

/** All menus together. */
export const navigation = v.object(menus)
/** The menus of headers and footer. */
export type Navigation = v.InferOutput<typeof navigation>

/** All menus of the portal; it fills in the recommended platforms itself (specification, section 4, Page load). */
export const getNavigation = endpoint({
  name: 'getNavigation',
  summary: '菜单与页脚',
  method: 'GET',
  path: '/navigation',
  access: 'anyone',
  answer: navigation,
})
