import type { Organisation } from '../organisation/organisation'
import type { Session } from '../session/session'
import type { SignOn } from '../sign-on/sign-on'
import type { CallError, FailedCall } from './call-error'
import { explainUnregisteredSite } from './unregistered-site'

interface ErrorContext {
  base: string
  session: Pick<Session, 'expire' | 'refresh'>
  signOn: Pick<SignOn, 'request'>
  organisation: Pick<Organisation, '$orgId'>
}

/** Reacts to errors that concern the whole page: the session is over, the organisation is not the user's, or the site is not registered. */
export const handleCallError = (
  { base, session, signOn, organisation }: ErrorContext,
  { httpStatus, code }: CallError,
  { method, noRedirect, orgId }: FailedCall,
): void => {
  if (httpStatus === 401) {
    session.expire()
    // A form on the page is submitted again afterwards: the page must not be reloaded.
    if (!noRedirect) {
      signOn.request({ reason: 'unauthorized', after: method === 'GET' ? undefined : 'refresh' })
    }
  }
  // The list of organisations has changed on the server; loading it corrects the selection.
  if (code === 'ORG_FORBIDDEN' && orgId === organisation.$orgId.get()) session.refresh()
  if (code === 'ORIGIN_FORBIDDEN') explainUnregisteredSite(base)
}
