import type { Organisation } from '../organisation/organisation'
import type { Session } from '../session/session'
import type { SignOn } from '../sign-on/sign-on'
import type { CallError } from './call-error'
import type { RefusedCall } from './refused-call'

export interface RefusalParts {
  base: string
  session: Pick<Session, 'expire' | 'refresh'>
  signOn: Pick<SignOn, 'request'>
  organisation: Pick<Organisation, '$orgId'>
}

/** What a refusal says, whichever way the call went: the session is over, the organisation is none of the visitor's, or the site is not registered. */
export const heedRefusal = (
  { base, session, signOn, organisation }: RefusalParts,
  { httpStatus, code }: CallError,
  { method, noRedirect, orgId }: RefusedCall,
): void => {
  if (httpStatus === 401) {
    session.expire()
    // What was being submitted is still on the page, to be submitted again: the page must not load anew.
    if (!noRedirect) {
      signOn.request({ reason: 'unauthorized', after: method === 'GET' ? undefined : 'refresh' })
    }
  }
  // The list of organisations has changed behind the page; asking for it anew mends the selection.
  if (code === 'ORG_FORBIDDEN' && orgId === organisation.$orgId.get()) session.refresh()
  if (code === 'ORIGIN_FORBIDDEN') {
    const origin = globalThis.location?.origin
    console.error(
      `[chuhai] ${origin} is not registered at ${base || origin}: run "pnpm operator sites add ${origin} NAME" there.`,
    )
  }
}
