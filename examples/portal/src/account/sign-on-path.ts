import { signOnPath } from '@chuhai/contract/sign-on'

const usualClient = 'chuhai'

/** Signing in without any script of ours: the server makes everything that is secret, and leads on to `service`. */
export const plainSignOnPath = (service: string, client = usualClient): string =>
  `${signOnPath}/${encodeURIComponent(client)}?${new URLSearchParams({ service })}`
