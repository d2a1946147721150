import { ApiError } from './api-error'

const refuseText = () => new ApiError('TEXT_INVALID')

/** UTF-8 or nothing: broken bytes would be stored as question marks. */
export const decodeText = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refuseText()
  }
}

const halfPair = /\p{Surrogate}/u

const isStorable = (text: string): boolean => !text.includes('\0') && !halfPair.test(text)

/** PostgreSQL stores no NUL byte and no half of a surrogate pair, in whatever way they were written. */
export const requireStorable = (value: unknown): void => {
  if (typeof value === 'string' && !isStorable(value)) throw refuseText()
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    if (!isStorable(key)) throw refuseText()
    requireStorable(part)
  }
}
