import type { Core } from '@chuhai/core'

/** Returns the address of a broadcast to open; null where the visitor has to sign in first (specification, section 6). */
export const watchAddress = ({ base, session, signOn }: Core, videoUrl: string): string | null => {
  if (session.$user.get()?.id) return videoUrl
  // Signing in leads to the broadcast where it is on this site, and never away from a partner's page.
  const { origin, href } = new URL(videoUrl, base || location.href)
  signOn.request({ reason: 'live', returnTo: origin === location.origin ? href : undefined })
  return null
}
