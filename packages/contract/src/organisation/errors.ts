import { userOrganisationsMax } from '../constants'
import type { ErrorTable } from '../request-errors'

/** Messages to the letter (specification 5.6), 请输入 for texts and 请选择 for date and region, and the rules beside them. */
export const organisationErrors = {
  ORG_NAME_REQUIRED: { status: 422, 'zh-CN': '请输入', en: 'Required' },
  ORG_NAME_TOO_LONG: { status: 422, 'zh-CN': '最多 100 个字', en: '100 characters at most' },
  ORG_SOCIAL_CODE_REQUIRED: { status: 422, 'zh-CN': '请输入', en: 'Required' },
  ORG_SOCIAL_CODE_LENGTH: {
    status: 422,
    'zh-CN': '统一社会信用代码应为 18 位',
    en: 'A unified social credit code has 18 characters',
  },
  ORG_SOCIAL_CODE_LETTER: {
    status: 422,
    'zh-CN': '统一社会信用代码中没有字母 O、I、S、V、Z，请核对是否为数字 0、1、5、2 或字母 U',
    en: 'This code has no letters O, I, S, V or Z; compare them with 0, 1, 5, 2 and U',
  },
  ORG_SOCIAL_CODE_INVALID: {
    status: 422,
    'zh-CN': '统一社会信用代码有误，请对照营业执照检查',
    en: 'This code is not valid, please compare it with the licence',
  },
  ORG_SOCIAL_CODE_TAKEN: {
    status: 422,
    'zh-CN': '您已添加过该统一社会信用代码的主体',
    en: 'You have added an organisation with this code already',
  },
  ORG_TOO_MANY: {
    status: 422,
    'zh-CN': `最多添加 ${userOrganisationsMax} 个主体`,
    en: `You can add ${userOrganisationsMax} organisations at most`,
  },
  ORG_PERIOD_REQUIRED: { status: 422, 'zh-CN': '请选择', en: 'Please select' },
  ORG_LOCATION_REQUIRED: { status: 422, 'zh-CN': '请选择', en: 'Please select' },
  ORG_LOCATION_UNKNOWN: { status: 422, 'zh-CN': '没有这个地区', en: 'There is no such region' },
  ORG_ADDRESS_REQUIRED: { status: 422, 'zh-CN': '请输入', en: 'Required' },
  ORG_ADDRESS_TOO_LONG: { status: 422, 'zh-CN': '最多 200 个字', en: '200 characters at most' },
  ORG_LICENCE_UNKNOWN: {
    status: 422,
    'zh-CN': '营业执照图片不存在，请重新上传',
    en: 'This licence image does not exist, please upload it again',
  },
} as const satisfies ErrorTable

/** A code of `organisationErrors`. */
export type OrganisationErrorCode = keyof typeof organisationErrors
