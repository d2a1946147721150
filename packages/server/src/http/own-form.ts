import type { AppContext } from './context'
import { addressWithin } from './own-address'

/**
 * Whether a form of our own pages was sent. Older browsers say its origin only, and the oldest nothing but the page that it was on;
 * no page can make either up.
 */
export const isOwnForm = (c: AppContext, publicUrl: string): boolean => {
  const site = c.req.header('Sec-Fetch-Site')
  if (site !== undefined) return site === 'same-origin'
  const origin = c.req.header('Origin')
  if (origin !== undefined) return origin === publicUrl
  return addressWithin(c.req.header('Referer') ?? '', publicUrl) !== null
}
