import type { ErrorTable } from '../request-errors'

/** What is refused about the ways by which messages reach a person. */
export const messageErrors = {
  MESSAGE_WAY_FIXED: {
    status: 422,
    'zh-CN': '服务消息始终会进入站内信，不能关闭',
    en: 'Service messages always reach the inbox',
  },
  MESSAGE_WAY_OFF: {
    status: 422,
    'zh-CN': '目前不能用这种方式接收消息',
    en: 'Messages cannot be sent this way at present',
  },
  MESSAGE_ADDRESS_REQUIRED: { status: 422, 'zh-CN': '请输入', en: 'Required' },
  MESSAGE_ADDRESS_TOO_LONG: { status: 422, 'zh-CN': '最多 254 个字', en: '254 characters at most' },
  MESSAGE_MAIL_INVALID: { status: 422, 'zh-CN': '请输入正确的邮箱地址', en: 'Enter a valid email address' },
  MESSAGE_PHONE_INVALID: {
    status: 422,
    'zh-CN': '请输入正确手机号',
    en: 'Enter a valid mobile number',
  },
  MESSAGE_ADDRESS_REFUSED: {
    status: 422,
    'zh-CN': '对方拒收了验证码，请核对后重试',
    en: 'The code was refused there, please check the address',
  },
  MESSAGE_CODE_TOO_OFTEN: {
    status: 429,
    'zh-CN': '验证码发送过于频繁，请稍后重试',
    en: 'Codes were sent too often, please try again later',
  },
  MESSAGE_CODE_UNSENT: {
    status: 503,
    'zh-CN': '验证码没有发出，请稍后重试',
    en: 'The code could not be sent, please try again later',
  },
  MESSAGE_CODE_WRONG: {
    status: 422,
    'zh-CN': '验证码不正确',
    en: 'This code is not right',
  },
  MESSAGE_CODE_EXPIRED: {
    status: 422,
    'zh-CN': '验证码已失效，请重新获取',
    en: 'This code is no longer valid, please get another one',
  },
} as const satisfies ErrorTable

/** A code of `messageErrors`. */
export type MessageErrorCode = keyof typeof messageErrors
