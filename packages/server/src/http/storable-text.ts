import { ApiError } from './api-error'

const refuseText = () => new ApiError('TEXT_INVALID')

/** Decodes UTF-8; throws at broken bytes, which would be stored as question marks. */
export const decodeText = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refuseText()
  }
}

/** Deeper JSON is refused. */
const maxDepth = 20

const halfPair = /\p{Surrogate}/u

const isStorable = (text: string): boolean => !text.includes('\0') && !halfPair.test(text)

/** Throws at NUL bytes and halves of surrogate pairs, which PostgreSQL does not store. */
export const requireStorable = (value: unknown, depth = 0): void => {
  if (typeof value === 'string' && !isStorable(value)) throw refuseText()
  if (typeof value !== 'object' || value === null) return
  if (depth === maxDepth) throw new ApiError('JSON_INVALID')
  for (const [key, part] of Object.entries(value)) {
    if (!isStorable(key)) throw refuseText()
    requireStorable(part, depth + 1)
  }
}
