import type { Organisation } from '../organisation/organisation'
import type { Session } from '../session/session'
import type { SignOn } from '../sign-on/sign-on'
import type { CallError, FailedCall } from './call-error'

interface ErrorContext {
  base: string
  session: Pick<Session, 'expire' | 'refresh'>
  signOn: Pick<SignOn, 'request'>
  organisation: Pick<Organisation, '$orgId'>
}

/** Says in the console that the page's site is not registered, and what to do. */
export const explainUnregisteredSite = (base: string): void => {
  const origin = globalThis.location?.origin
  console.error(
    `[chuhai] ${origin} is not registered at ${base || origin}: run "pnpm operator sites add ${origin} NAME" there.`,
  )
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
