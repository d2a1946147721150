import { createHmac, timingSafeEqual } from 'node:crypto'

const digestOf = (key: Uint8Array, orderNumber: string): Buffer =>
  createHmac('sha256', key).update(orderNumber).digest()

/** Signs the address that the provider returns to: the browser that opens it may ask whether this order is paid. */
export const returnTokenOf = (key: Uint8Array, orderNumber: string): string =>
  digestOf(key, orderNumber).toString('base64url')

/** Returns whether a token is the one of an order. */
export const isReturnToken = (key: Uint8Array, orderNumber: string, token: string): boolean => {
  const given = Buffer.from(token, 'base64url')
  const own = digestOf(key, orderNumber)
  return given.length === own.length && timingSafeEqual(given, own)
}
