import type { Core } from '@chuhai/core'

/** Returns the portal's origin. */
export const originOf = ({ base }: Core): string => base || location.origin

/** Returns the full form of an address that is relative to the portal. */
export const addressOf = (core: Core, address: string): string => new URL(address, originOf(core)).href
