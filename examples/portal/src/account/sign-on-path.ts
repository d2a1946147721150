import { signOnPath } from '@chuhai/contract/sign-on'

/** Where a sign-on from elsewhere arrives. */
export const landingPath = '/loginSuccess'

const usualClient = 'chuhai'

/** Signing in without any script of ours: the server makes everything that is secret, and leads on to `service`. */
export const plainSignOnPath = (service: string, client = usualClient): string => {
  const landing = `${landingPath}?${new URLSearchParams({ service })}`
  return `${signOnPath}/${encodeURIComponent(client)}?${new URLSearchParams({ service: landing })}`
}
