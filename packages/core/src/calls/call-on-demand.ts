import { importWithRetry } from '../lazy/import-with-retry'
import type { CallSettings, InnerCall, TimedCall } from './call'
import { CallError } from './call-error'

export interface CallOnDemand {
  call: InnerCall
  /** Fetches the code ahead of the first call; a failure shows with that call. */
  prepare(): void
}

/** Imports all that a call needs with the first one: on a stranger's page a panel is open before anything is asked of the server. */
export const createCallOnDemand = (
  settings: CallSettings,
  now: () => number,
  importCall: () => Promise<typeof import('./call')> = () => import('./call'),
): CallOnDemand => {
  let loading: Promise<TimedCall> | undefined
  const load = (): Promise<TimedCall> => {
    loading ??= importWithRetry(importCall).then(({ createCall }) => createCall(settings))
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  const fail = (cause: unknown): never => {
    throw new CallError('NETWORK', 0, settings.messages().systemError, undefined, cause)
  }
  const call = async (...request: Parameters<InnerCall>) => {
    const madeAt = now()
    return (await load().catch(fail))(madeAt, ...request)
  }

  return {
    call: call as InnerCall,
    prepare: () => {
      load().catch(() => undefined)
    },
  }
}
