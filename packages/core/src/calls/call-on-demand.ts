import { loadOnce } from '@chuhai/host-page'
import type { CallSettings, InnerCall } from './call'
import { CallError } from './call-error'

export interface CallOnDemand {
  call: InnerCall
  /** Loads the code before the first call; a failure is reported by that call. */
  prepare(): void
}

/** Imports the code of calls with the first one: a panel on a host page opens before it sends any request. */
export const createCallOnDemand = (
  settings: CallSettings,
  now: () => number,
  importCall: () => Promise<typeof import('./call')> = () => import('./call'),
): CallOnDemand => {
  const load = loadOnce(importCall, ({ createCall }) => createCall(settings))
  const fail = (cause: unknown): never => {
    throw new CallError('NETWORK', 0, settings.messages().systemError, undefined, cause)
  }
  const call = async (...request: Parameters<InnerCall>) => {
    const madeAt = settings.lifetime.aborted ? null : now()
    return (await load().catch(fail))(madeAt, ...request)
  }

  return {
    call: call as InnerCall,
    prepare: () => {
      load().catch(() => undefined)
    },
  }
}
