import { signOnPath } from '@chuhai/contract/sign-on'

/** Returns a path of this site to return to after sign-on; the home page for addresses of other sites. */
export const returnPath = (service: string | undefined, origin = 'http://portal'): string => {
  if (!service) return '/'
  try {
    const base = new URL(origin)
    const target = new URL(service, base)
    const isInside = target.origin === base.origin && !/^[/\\]{2}/.test(target.pathname)
    const path = target.pathname + target.search + target.hash
    return isInside && !path.startsWith('/login') ? path : '/'
  } catch {
    return '/'
  }
}

/** The address of the sign-on page, with the page to return to. */
export const loginPath = (from: string, mode: 'login' | 'register' = 'login'): string => {
  const query = new URLSearchParams({ service: from })
  if (mode === 'register') query.set('mode', mode)
  return `/login?${query}`
}

/** The landing page of a sign-on on another site. */
export const landingPath = '/loginSuccess'

const usualClient = 'chuhai'

/** The address that signs in without JavaScript: the server makes all secrets, and redirects to `service`. */
export const plainSignOnPath = (service: string, client = usualClient): string => {
  const landing = `${landingPath}?${new URLSearchParams({ service })}`
  return `${signOnPath}/${encodeURIComponent(client)}?${new URLSearchParams({ service: landing })}`
}
