import type { SiteSession } from './site-session'

/** Method and path of a call; `path` is below `/api` and includes the query. */
interface Target {
  method: string
  path: string
}

/**
 * Sends a call with the headers of the site's session. Where its token is refused, once more: with another token, or, when the
 * session is over, as a visitor, so that nothing is lost that anybody may send.
 */
export const asVisitor = async <Answer extends { httpStatus: number } | { status: number }>(
  siteSession: SiteSession | null,
  { method, path }: Target,
  send: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> => {
  const headers = (await siteSession?.headers(method, path)) ?? {}
  const answer = await send(headers)
  const status = 'httpStatus' in answer ? answer.httpStatus : answer.status
  if (!siteSession || status !== 401 || !('Authorization' in headers)) return answer
  return send((await siteSession.renew()) ? await siteSession.headers(method, path) : {})
}
