import type { Notices } from '../notices/notices'
import type { Organisation } from '../organisation/organisation'
import type { Session } from '../session/session'
import type { SignOn } from '../sign-on/sign-on'
import type { CallError, FailedCall } from './call-error'
import { explainUnregisteredSite } from './unregistered-site'

interface ErrorContext {
  base: string
  session: Pick<Session, '$user' | 'expire' | 'refresh'>
  signOn: Pick<SignOn, 'request'>
  organisation: Pick<Organisation, '$orgId'>
  notices: Pick<Notices, 'error'>
}

/**
 * Reacts to errors that concern the whole page: the session is over or of another user, the organisation is not the user's, or
 * the site is not registered.
 */
export const handleCallError = (
  { base, session, signOn, organisation, notices }: ErrorContext,
  { httpStatus, code, message }: CallError,
  { method, noRedirect, orgId, userId }: FailedCall,
): void => {
  if (httpStatus === 401) {
    session.expire()
    // A form on the page is submitted again afterwards: the page must not be reloaded.
    if (!noRedirect) {
      signOn.request({ reason: 'unauthorized', after: method === 'GET' ? undefined : 'refresh' })
    }
  }
  // Other tabs of this origin say so; those of other origins of the same site, whose cookie it is too, cannot.
  if (code === 'SESSION_CHANGED' && userId === session.$user.get()?.id) {
    notices.error(message)
    session.refresh()
  }
  // The list of organisations has changed on the server; loading it corrects the selection.
  if (code === 'ORG_FORBIDDEN' && orgId === organisation.$orgId.get()) session.refresh()
  if (code === 'ORIGIN_FORBIDDEN') explainUnregisteredSite(base)
}
