import type { Core } from '@chuhai/core'

/** A page of the portal; another site opens it in a new window, because its own page may not be ours to leave. */
export const portalLink = ({ base }: Core, path: string): { href: string; target?: '_blank' } => {
  const href = base + path
  const here = globalThis.location
  return here && new URL(href, here.href).origin !== here.origin ? { href, target: '_blank' } : { href }
}
