import type { Core } from '@chuhai/core'

/** The origin that pages, pictures and calls of the portal share. */
export const originOf = ({ base }: Core): string => base || location.origin

/** Addresses from the server are relative to it. */
export const addressOf = (core: Core, address: string): string => new URL(address, originOf(core)).href
