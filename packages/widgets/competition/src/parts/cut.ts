import { isCallError } from '@chuhai/core'

/** Whether the network gave way; what was called off, or refused on this side for coming twice, is something else. */
export const isCutOff = (error: unknown): boolean =>
  isCallError(error) && (error.code === 'NETWORK' || error.code === 'TIMEOUT')
