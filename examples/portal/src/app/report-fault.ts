import { type Core, trackedPath } from '@chuhai/core'
import { calls } from './calls'

/** Writes into the server's log that a page could not be rendered. */
export const reportFault = async (core: Core, error: unknown): Promise<void> => {
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) }
  try {
    const { faultMax, recordPageFault } = await calls.track()
    const body = {
      path: trackedPath(location.pathname + location.search),
      message: message.slice(0, faultMax.message),
      stack: stack.slice(0, faultMax.stack),
    }
    await core.call(recordPageFault, { body })
  } catch (failure) {
    console.error('[chuhai] the fault could not be reported:', failure)
  }
}
