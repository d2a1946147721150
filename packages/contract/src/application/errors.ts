import type { ErrorTable } from '../request-errors'

/** What is wrong with a field of an application, and why a step is refused. */
export const applicationErrors = {
  APPLICATION_TEXT_REQUIRED: { status: 422, 'zh-CN': '请输入', en: 'Required' },
  APPLICATION_CHOICE_REQUIRED: { status: 422, 'zh-CN': '请选择', en: 'Please select' },
  APPLICATION_FILE_REQUIRED: { status: 422, 'zh-CN': '请上传', en: 'Please upload' },
  APPLICATION_OVER_THIRTY: { status: 422, 'zh-CN': '最多 30 个字', en: '30 characters at most' },
  APPLICATION_OVER_HUNDRED: { status: 422, 'zh-CN': '最多 100 个字', en: '100 characters at most' },
  APPLICATION_OVER_THOUSAND: { status: 422, 'zh-CN': '最多 1000 个字', en: '1000 characters at most' },
  APPLICATION_YEAR_INVALID: { status: 422, 'zh-CN': '请输入正确的年份', en: 'Enter a valid year' },
  APPLICATION_NUMBER_TOO_LARGE: { status: 422, 'zh-CN': '数字过大，请检查', en: 'Too large, please check' },
  APPLICATION_PRICE_ORDER: {
    status: 422,
    'zh-CN': '最高价不能低于最低价',
    en: 'The highest price must not be below the lowest',
  },
  APPLICATION_REGION_UNKNOWN: { status: 422, 'zh-CN': '没有这个地区', en: 'There is no such region' },
  APPLICATION_PHONE_INVALID: {
    status: 422,
    'zh-CN': '请输入有效的手机号码',
    en: 'Enter a valid mobile number',
  },
  APPLICATION_EMAIL_INVALID: {
    status: 422,
    'zh-CN': '请输入正确的邮箱格式',
    en: 'Enter a valid e-mail address',
  },
  APPLICATION_TERMS_REQUIRED: {
    status: 422,
    'zh-CN': '请阅读并同意约定',
    en: 'Please read the terms and agree to them',
  },
  APPLICATION_FILE_UNKNOWN: {
    status: 422,
    'zh-CN': '文件不存在，请重新上传',
    en: 'There is no such file, please upload it again',
  },
  APPLICATION_FILE_MISSING: { status: 422, 'zh-CN': '请选择要上传的文件', en: 'Choose a file to upload' },
  APPLICATION_FILE_TYPE: {
    status: 415,
    'zh-CN': '只能上传pdf、png、jpeg、jpg格式的文件',
    en: 'Only pdf, png, jpeg, jpg files are allowed',
  },
  APPLICATION_FILE_TOO_LARGE: {
    status: 413,
    'zh-CN': '文件大小不能超过10M',
    en: 'File size cannot exceed 10M',
  },
  APPLICATION_UNDER_REVIEW: {
    status: 409,
    'zh-CN': '申请正在审核，撤回后才能修改',
    en: 'Under review: withdraw it before you change it',
  },
  APPLICATION_ACCEPTED: {
    status: 409,
    'zh-CN': '申请已通过，不能再修改',
    en: 'Accepted, it cannot be changed any more',
  },
  APPLICATION_NOT_SUBMITTED: {
    status: 409,
    'zh-CN': '申请没有提交，不需要撤回',
    en: 'It is not submitted, there is nothing to withdraw',
  },
  APPLICATION_CHANGED_ELSEWHERE: {
    status: 409,
    'zh-CN': '申请已在别处更新，请载入最新内容',
    en: 'The application was changed elsewhere, please load the newest',
  },
  APPLICATION_CHANGED_TOO_OFTEN: {
    status: 409,
    'zh-CN': '提交次数过多，请联系我们',
    en: 'Submitted too often, please contact us',
  },
} as const satisfies ErrorTable

/** A code of `applicationErrors`. */
export type ApplicationErrorCode = keyof typeof applicationErrors
