import type { ErrorTable } from '../request-errors'

/** Why a parcel is not taken in, or what was measured is not settled. */
export const weighingErrors = {
  WEIGHING_PARCEL_UNKNOWN: {
    status: 404,
    'zh-CN': '没有这个包裹，请核对面单上的单号',
    en: 'There is no such parcel, please check the number on the label',
  },
  WEIGHING_PARCEL_UNPAID: {
    status: 409,
    'zh-CN': '该运单未支付、已作废或已经发运，不能入库',
    en: 'The shipment is not paid for, void or on its way, so that it cannot be taken in',
  },
  WEIGHING_CHANGED: {
    status: 409,
    'zh-CN': '复重记录刚才有变化，没有处理',
    en: 'The weighing has changed meanwhile, nothing was done',
  },
  WEIGHING_STATE: {
    status: 409,
    'zh-CN': '现在的状态不能这样处理',
    en: 'This cannot be done in the present state',
  },
  WEIGHING_OTHER_WAREHOUSE: {
    status: 409,
    'zh-CN': '该运单的其他包裹在另一个仓库',
    en: 'The other parcels of the shipment are in another warehouse',
  },
} as const satisfies ErrorTable

/** A code of `weighingErrors`. */
export type WeighingErrorCode = keyof typeof weighingErrors
