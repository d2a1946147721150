interface Layout {
  announcement: boolean
  header: 'main' | 'school' | 'schoolCentre' | null
  /** Below the header, the pages of the menu's group that the page belongs to. */
  sectionBar: boolean
  /** Where the avatar leads (specification 2.8). */
  personalCentre: string
  helpBox: boolean
  footer: boolean
}

const main: Layout = {
  announcement: false,
  header: 'main',
  sectionBar: false,
  personalCentre: '/user/',
  helpBox: true,
  footer: true,
}
const bare: Layout = { ...main, header: null, helpBox: false }

/** Which parts of the frame a layout shows. The frame itself stays mounted while pages and layouts change. */
export const layouts = {
  default: main,
  home: { ...main, announcement: true },
  navigationData: { ...main, sectionBar: true },
  empty: { ...bare, footer: false },
  onlyFooter: bare,
  school: { ...main, header: 'school', personalCentre: '/schoolCenter/' },
  /** The site guide's home with its left navigation, and its pages without one (specification 2.7). */
  guide: { ...main, header: null },
  guideEmpty: { ...main, header: null },
  /** The competition's slides, and the landing page of its open edition (specification 2.7). */
  kylinCup: { ...bare, footer: false },
  kylinCupLanding: { ...main, header: null },
  /** The documentation has a header and a foot of its own, in the language of its page. */
  docs: { ...bare, footer: false },
  /** The preview of the generator has a help box of its own. */
  embed: { ...main, helpBox: false },
  schoolCentre: { ...main, header: 'schoolCentre', personalCentre: '/schoolCenter/' },
} satisfies Record<string, Layout>

export type LayoutName = keyof typeof layouts
