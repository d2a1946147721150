import type { Core } from '@chuhai/core'

export interface PortalLinks {
  /** The guide's home page. */
  homeHref: string
  /** The exclusive guide. */
  specialHref(navImageId: number): string
}

export const portalLinks = ({ base }: Pick<Core, 'base'>): PortalLinks => ({
  homeHref: `${base}/crossBorderSiteGuide`,
  specialHref: (navImageId) => `${base}/crossBorderSiteGuide/specialGuide?id=${navImageId}`,
})

/** Returns the props of a link; another site opens in a new window, because the page may not be ours to leave. */
export const linkProps = (href: string) => {
  const here = globalThis.location
  const isExternal = here && new URL(href, here.href).origin !== here.origin
  return isExternal ? { href, target: '_blank' } : { href }
}
