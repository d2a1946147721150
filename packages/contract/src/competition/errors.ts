import type { ErrorTable } from '../request-errors'

/** Messages to the letter (specification 5.2 to 5.5), and the refusals of the server. */
export const competitionErrors = {
  CUP_TEXT_REQUIRED: { status: 422, 'zh-CN': '请输入', en: 'Required' },
  CUP_CHOICE_REQUIRED: { status: 422, 'zh-CN': '请选择', en: 'Please select' },
  CUP_OVER_FIFTEEN: { status: 422, 'zh-CN': '最多 15 个字', en: '15 characters at most' },
  CUP_OVER_THIRTY: { status: 422, 'zh-CN': '最多 30 个字', en: '30 characters at most' },
  CUP_OVER_HUNDRED: { status: 422, 'zh-CN': '最多 100 个字', en: '100 characters at most' },
  CUP_OVER_SIXTY: { status: 422, 'zh-CN': '最多 60 个字', en: '60 characters at most' },
  CUP_AREA_UNKNOWN: { status: 422, 'zh-CN': '没有这个地区', en: 'There is no such region' },
  CUP_PHONE_INVALID: { status: 422, 'zh-CN': '请输入有效的手机号码', en: 'Enter a valid mobile number' },
  CUP_EMAIL_INVALID: { status: 422, 'zh-CN': '请输入正确的邮箱格式', en: 'Enter a valid e-mail address' },
  CUP_ONE_CAPTAIN: {
    status: 422,
    'zh-CN': '每个团队包含一名组长，请检查',
    en: 'A team has exactly one captain, please check',
  },
  CUP_PHONE_TWICE: {
    status: 422,
    'zh-CN': '存在成员手机号重复，请检查',
    en: 'Members share a mobile number, please check',
  },
  CUP_TEAM_TOO_LARGE: { status: 422, 'zh-CN': '成员最多 20 人', en: 'A team has 20 members at most' },
  CUP_EDITION_UNKNOWN: { status: 404, 'zh-CN': '没有这一届比赛', en: 'There is no such edition' },
  CUP_NOT_OPEN: { status: 409, 'zh-CN': '活动报名尚未开始', en: 'The registration has not opened yet' },
  CUP_CLOSED: {
    status: 409,
    'zh-CN': '活动报名已截止',
    en: 'The registration for the activity has closed',
  },
  CUP_TRACK_LOCKED: {
    status: 409,
    'zh-CN': '赛道已选定，不能更改',
    en: 'The track is chosen and cannot be changed',
  },
  CUP_CHANGED_ELSEWHERE: {
    status: 409,
    'zh-CN': '报名信息已在别处修改，请查看最新内容后再保存',
    en: 'The registration was changed elsewhere, please look at it before you save',
  },
  CUP_CHANGED_TOO_OFTEN: {
    status: 409,
    'zh-CN': '报名信息修改次数过多，请联系工作人员',
    en: 'This registration was changed too often, please contact us',
  },
  CUP_UNDER_REVIEW: { status: 409, 'zh-CN': '报名审核中，请等待', en: 'Under review, please wait' },
  CUP_ACCEPTED: { status: 409, 'zh-CN': '报名已通过，不能再修改', en: 'Accepted already' },
  CUP_NOT_REGISTERED: { status: 409, 'zh-CN': '请先完成报名', en: 'Please sign up first' },
  CUP_RESUBMIT: {
    status: 409,
    'zh-CN': '报名未通过，请修改后重新提交',
    en: 'Rejected, please mend and resubmit',
  },
  CUP_PLAN_UNKNOWN: {
    status: 422,
    'zh-CN': '计划书不存在，请重新上传',
    en: 'There is no such plan, upload it again',
  },
  CUP_PLAN_MISSING: { status: 422, 'zh-CN': '请选择计划书文件', en: 'Choose the file of the plan' },
  CUP_PLAN_TYPE: {
    status: 415,
    'zh-CN': '只能上传pdf、doc、docx、ppt、pptx格式的文件',
    en: 'Only pdf, doc, docx, ppt, pptx files are allowed',
  },
  CUP_PLAN_TOO_LARGE: { status: 413, 'zh-CN': '文件大小不能超过50M', en: 'File size cannot exceed 50M' },
} as const satisfies ErrorTable

/** A code of `competitionErrors`. */
export type CompetitionErrorCode = keyof typeof competitionErrors
