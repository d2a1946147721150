import type { ErrorTable } from '../request-errors'

/** Messages to the letter (specification 5.1), and the length rules beside them. */
export const consultationErrors = {
  CONSULTATION_SECTION_REQUIRED: { status: 422, 'zh-CN': '请选择', en: 'Please select' },
  CONSULTATION_SECTION_UNKNOWN: { status: 422, 'zh-CN': '没有这项咨询内容', en: 'There is no such topic' },
  CONSULTATION_NAME_REQUIRED: { status: 422, 'zh-CN': '请输入', en: 'Required' },
  CONSULTATION_NAME_TOO_LONG: { status: 422, 'zh-CN': '最多 10 个字', en: '10 characters at most' },
  CONSULTATION_PHONE_REQUIRED: { status: 422, 'zh-CN': '请输入', en: 'Required' },
  CONSULTATION_PHONE_INVALID: { status: 422, 'zh-CN': '请输入正确手机号', en: 'Enter a valid mobile number' },
  CONSULTATION_COMPANY_REQUIRED: { status: 422, 'zh-CN': '请输入', en: 'Required' },
  CONSULTATION_COMPANY_TOO_LONG: { status: 422, 'zh-CN': '最多 100 个字', en: '100 characters at most' },
  CONSULTATION_MAILBOX_INVALID: {
    status: 422,
    'zh-CN': '请输入正确的邮箱地址',
    en: 'Enter a valid email address',
  },
  CONSULTATION_POSITION_UNKNOWN: { status: 422, 'zh-CN': '请选择', en: 'Please select' },
} as const satisfies ErrorTable

/** A code of `consultationErrors`. */
export type ConsultationErrorCode = keyof typeof consultationErrors
