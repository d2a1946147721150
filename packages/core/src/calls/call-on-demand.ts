import { loadOnce } from '@chuhai/host-page'
import type { SiteSession } from '../site-session/site-session'
import type { CallSettings, InnerCall } from './call'
import { CallError } from './call-error'

export interface CallOnDemand {
  call: InnerCall
  /** Loads the code before the first call; a failure is reported by that call. */
  prepare(): void
  /** Resolves to the session of this site, whose code is loaded. */
  siteSession(): Promise<SiteSession | null>
}

/** Imports the code of calls with the first one: a panel on a host page opens before it sends any request. */
export const createCallOnDemand = (
  settings: CallSettings,
  importCall: () => Promise<typeof import('./call')> = () => import('./call'),
): CallOnDemand => {
  const load = loadOnce(importCall, ({ createCalls }) => createCalls(settings))
  const fail = (cause: unknown): never => {
    throw new CallError('NETWORK', 0, settings.messages().systemError, undefined, cause)
  }
  const call = async (...request: Parameters<InnerCall>) => {
    const madeAt = settings.lifetime.aborted ? null : settings.now()
    return (await load().catch(fail)).call(madeAt, ...request)
  }

  return {
    call: call as InnerCall,
    prepare: () => {
      load().catch(() => undefined)
    },
    siteSession: async () => (await load().catch(fail)).siteSession(),
  }
}
