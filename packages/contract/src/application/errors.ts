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
  APPLICATION_ACCOUNT_INVALID: {
    status: 422,
    'zh-CN': '账号应为 8–34 位数字或字母，请重新填写',
    en: 'Enter the whole account number, 8 to 34 digits or letters',
  },
  APPLICATION_REGISTRATION_INVALID: {
    status: 422,
    'zh-CN': '请输入 8 位香港商业登记号码，可以带后缀',
    en: 'Enter the business registration number: 8 digits, with its suffix if you like',
  },
  APPLICATION_ORGANISATION_DIFFERS: {
    status: 422,
    'zh-CN': '与所选主体的代码不一致，请核对或切换主体',
    en: 'This is not the code of the chosen organisation, please check it or choose another one',
  },
  APPLICATION_ORGANISATION_KEPT: {
    status: 422,
    'zh-CN': '只有管理员可以更新主体资料，请选择只用于这次申请',
    en: 'Only an owner can change the organisation; choose to use it for this application alone',
  },
  APPLICATION_LICENCE_EXPIRED: {
    status: 422,
    'zh-CN': '营业执照已过期，请先换发',
    en: 'The licence has expired, please renew it first',
  },
  APPLICATION_NAME_LENGTH: {
    status: 422,
    'zh-CN': '长度不符合平台要求，请看下方说明',
    en: 'Too short or too long for this platform, please see below',
  },
  APPLICATION_NAME_LETTERS: {
    status: 422,
    'zh-CN': '有平台不接受的字符，请看下方说明',
    en: 'Some characters are not taken by this platform, please see below',
  },
  APPLICATION_DATE_LATER: {
    status: 422,
    'zh-CN': '日期不能晚于今天',
    en: 'The date must not be after today',
  },
  APPLICATION_DOCUMENT_TOO_OLD: {
    status: 422,
    'zh-CN': '材料开具得太早，请按要求重新开具',
    en: 'This document is too old, please get a new one',
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
  APPLICATION_FILE_UNREADABLE: {
    status: 415,
    'zh-CN': '文件打不开或设有密码，请换一份',
    en: 'This file is damaged or has a password, please choose another one',
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
  APPLICATION_IN_PROGRESS: {
    status: 409,
    'zh-CN': '该主体在这个平台和站点已有申请在审核',
    en: 'An application of this organisation for this platform and site is in review already',
  },
  APPLICATION_CHANGED_TOO_OFTEN: {
    status: 409,
    'zh-CN': '提交次数过多，请联系我们',
    en: 'Submitted too often, please contact us',
  },
} as const satisfies ErrorTable

/** A code of `applicationErrors`. */
export type ApplicationErrorCode = keyof typeof applicationErrors
