import type { ErrorTable } from '../request-errors'

/** Why a carrier cannot be asked by an operator. */
export const carrierErrors = {
  CARRIER_MISSING: { status: 409, 'zh-CN': '没有接入承运商', en: 'No carrier is connected' },
  CARRIER_UNAVAILABLE: {
    status: 503,
    'zh-CN': '承运商暂时没有应答，请稍后重试',
    en: 'The carrier does not answer at present, please try again later',
  },
  CARRIER_REFUSES: { status: 409, 'zh-CN': '承运商没有办理', en: 'The carrier did not do it' },
} as const satisfies ErrorTable

/** A code of `carrierErrors`. */
export type CarrierErrorCode = keyof typeof carrierErrors
