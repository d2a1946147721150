import type { Core } from '@chuhai/core'

/** Where the evaluation leads to. */
export interface Ways {
  /** The guide's home page. */
  homeHref: string
  /** Somebody's own guide. */
  specialHref(navImageId: number): string
}

/** Those of the portal, which are a stranger's page's ways too. */
export const portalWays = ({ base }: Pick<Core, 'base'>): Ways => ({
  homeHref: `${base}/crossBorderSiteGuide`,
  specialHref: (navImageId) => `${base}/crossBorderSiteGuide/specialGuide?id=${navImageId}`,
})

/** A link to another site opens beside the page, which may not be ours to leave. */
export const linkTo = (href: string) => {
  const here = globalThis.location
  const isElsewhere = here && new URL(href, here.href).origin !== here.origin
  return isElsewhere ? { href, target: '_blank' } : { href }
}
