import type { ErrorTable } from '../request-errors'

/** Why a settlement is not recorded. */
export const ledgerErrors = {
  LEDGER_NOTHING_OWED: {
    status: 409,
    'zh-CN': '截至这个月没有应付的款项',
    en: 'Nothing is owed up to that month',
  },
  LEDGER_AMOUNT_DIFFERS: {
    status: 409,
    'zh-CN': '金额与应付的不一致，没有登记',
    en: 'The amount is not what is owed, nothing was recorded',
  },
  LEDGER_REFERENCE_USED: {
    status: 409,
    'zh-CN': '这个银行流水号已经登记过',
    en: 'This reference of the bank is recorded already',
  },
} as const satisfies ErrorTable
