import { dealMessagesMax } from '../constants'
import type { ErrorTable } from '../request-errors'

/** Why a package of the market cannot be bought, or a deal not be changed. */
export const dealErrors = {
  DEAL_CHANGED: {
    status: 409,
    'zh-CN': '订单状态已变化，请查看最新状态',
    en: 'The deal has changed, please look at its state',
  },
  DEAL_OFFER_CHANGED: {
    status: 409,
    'zh-CN': '套餐或价格已更新，请重新选择',
    en: 'The package or its price has changed, please choose again',
  },
  DEAL_NOT_OFFERED: { status: 409, 'zh-CN': '该服务暂停接单', en: 'This service takes no orders at present' },
  DEAL_OWN_SERVICE: {
    status: 409,
    'zh-CN': '不能购买自己主体提供的服务',
    en: 'You cannot buy what your own organisation offers',
  },
  DEAL_BRIEF_MISSING: {
    status: 409,
    'zh-CN': '买家还没有提交服务资料，暂时不能接单',
    en: 'The buyer has not given what the service needs yet',
  },
  DEAL_BRIEF_INCOMPLETE: { status: 422, 'zh-CN': '请填写全部服务资料', en: 'Please answer every question' },
  DEAL_NO_REVISION_LEFT: {
    status: 409,
    'zh-CN': '套餐内的修改次数已用完，可以在留言里与服务商商量',
    en: 'No revision of the package is left, please talk to the provider below',
  },
  DEAL_WORDS_REQUIRED: { status: 422, 'zh-CN': '请填写说明', en: 'Please say more' },
  DEAL_WORDS_TOO_LONG: {
    status: 422,
    'zh-CN': '说明最多 2000 个字',
    en: 'What you say has 2,000 characters at most',
  },
  DEAL_MESSAGE_EMPTY: {
    status: 422,
    'zh-CN': '请输入留言或添加文件',
    en: 'Write something or add a file',
  },
  DEAL_FILE_UNKNOWN: {
    status: 422,
    'zh-CN': '文件已失效，请重新上传',
    en: 'The file is gone, please upload it again',
  },
  DEAL_FILE_MISSING: { status: 422, 'zh-CN': '请选择要上传的文件', en: 'Choose a file to upload' },
  DEAL_FILE_TOO_LARGE: { status: 413, 'zh-CN': '单个文件不能超过 10 MB', en: 'A file has 10 MB at most' },
  DEAL_FILE_TYPE: {
    status: 415,
    'zh-CN': '支持 PDF、Word、PPT、PNG、JPG 文件',
    en: 'PDF, Word, PowerPoint, PNG and JPG files can be sent',
  },
  DEAL_AMOUNT_TOO_LARGE: {
    status: 422,
    'zh-CN': '一笔订单最多 100 万元，请减少数量',
    en: 'One order is 1,000,000 yuan at most, please take fewer',
  },
  DEAL_THREAD_FULL: {
    status: 409,
    'zh-CN': `一笔订单最多 ${dealMessagesMax} 条留言，请联系客服`,
    en: `A deal has ${dealMessagesMax} messages at most, please contact us`,
  },
  DEAL_ENDED: {
    status: 409,
    'zh-CN': '订单已结束，款项已分给双方，不能再退款',
    en: 'The deal has ended and its money is shared out, nothing more can go back',
  },
  DEAL_REFUND_TOO_LARGE: {
    status: 422,
    'zh-CN': '退款金额不能超过订单金额',
    en: 'No more can go back than was paid',
  },
} as const satisfies ErrorTable

/** A code of `dealErrors`. */
export type DealErrorCode = keyof typeof dealErrors
