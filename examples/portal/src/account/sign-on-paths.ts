import { signOnPath } from '@chuhai/contract/sign-on'

/** Where sign-on may lead back to: a path of this site. Anything that could leave it becomes the home page. */
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

/** The address that asks for sign-on and knows where the visitor came from. */
export const loginPath = (from: string, mode: 'login' | 'register' = 'login'): string => {
  const query = new URLSearchParams({ service: from })
  if (mode === 'register') query.set('mode', mode)
  return `/login?${query}`
}

/** Where a sign-on from elsewhere arrives. */
export const landingPath = '/loginSuccess'

const usualClient = 'chuhai'

/** Signing in without any script of ours: the server makes everything that is secret, and leads on to `service`. */
export const plainSignOnPath = (service: string, client = usualClient): string => {
  const landing = `${landingPath}?${new URLSearchParams({ service })}`
  return `${signOnPath}/${encodeURIComponent(client)}?${new URLSearchParams({ service: landing })}`
}
