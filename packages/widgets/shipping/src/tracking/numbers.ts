import { trackingNumberMin, trackingNumbersMax } from '@chuhai/contract/constants'
import { type TrackingErrorCode, trackingErrors, trackingNumber } from '@chuhai/contract/logistics'
import { brokenRule, cleaned } from '@chuhai/contract/rule'

/** Numbers are written in lines or between commas; between spaces only where each piece is long enough to be one. */
const pieces = (typed: string): string[] =>
  typed
    .split(/[\n\r,，;；、|]+/)
    .flatMap((line) => {
      const words = line.trim().split(/\s+/)
      return words.every((word) => word.length >= trackingNumberMin) ? words : [line]
    })
    .filter((piece) => piece.trim() !== '')

/** The numbers in a text, each once, as the server reads them. */
export const numbersIn = (typed: string): string[] => [
  ...new Set(pieces(typed).map((piece) => cleaned(trackingNumber, piece))),
]

/** Problem of a text of numbers; `number` is the first invalid one. */
export interface NumbersProblem {
  code: TrackingErrorCode
  number?: string
}

const isTrackingError = (code: string): code is TrackingErrorCode => Object.hasOwn(trackingErrors, code)

/** Returns the first broken rule of a text of numbers, or null. */
export const problemOf = (typed: string): NumbersProblem | null => {
  const numbers = numbersIn(typed)
  if (numbers.length === 0) return { code: 'TRACKING_NUMBERS_REQUIRED' }
  for (const number of numbers) {
    const code = brokenRule(trackingNumber, number)
    if (code && isTrackingError(code)) return { code, number }
  }
  return numbers.length > trackingNumbersMax ? { code: 'TRACKING_NUMBERS_TOO_MANY' } : null
}
