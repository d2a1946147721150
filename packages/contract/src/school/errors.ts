import type { ErrorTable } from '../request-errors'

/** Why a training class takes no application. */
export const classErrors = {
  CLASS_FULL: {
    status: 409,
    'zh-CN': '这个班的名额已满，填写的内容已保存，有名额时可以继续提交',
    en: 'No places are left in this class. What you filled in is kept, and can be submitted once there is a place',
  },
  CLASS_BEGUN: {
    status: 409,
    'zh-CN': '这个班已经开课，不再接受报名',
    en: 'This class has begun and takes no more applications',
  },
} as const satisfies ErrorTable

/** What is wrong with what a student lets classmates see. */
export const classmateErrors = {
  CLASSMATE_NAME_REQUIRED: { status: 422, 'zh-CN': '请填写称呼', en: 'Enter a name' },
  CLASSMATE_NAME_TOO_LONG: { status: 422, 'zh-CN': '称呼最多 20 个字', en: '20 characters at most' },
  CLASSMATE_COMPANY_TOO_LONG: { status: 422, 'zh-CN': '单位最多 100 个字', en: '100 characters at most' },
} as const satisfies ErrorTable

/** Why there is no certificate. */
export const certificateErrors = {
  CERTIFICATE_UNFINISHED: {
    status: 409,
    'zh-CN': '还有课时没有学完，学完全部课时后可以领取',
    en: 'Some lessons are not finished yet; the certificate is yours once all of them are',
  },
  CERTIFICATE_NAME_REQUIRED: { status: 422, 'zh-CN': '请填写姓名', en: 'Enter your name' },
  CERTIFICATE_NAME_TOO_LONG: { status: 422, 'zh-CN': '姓名最多 20 个字', en: '20 characters at most' },
} as const satisfies ErrorTable

/** Why a lesson is not played. */
export const learningErrors = {
  LESSON_LOCKED: {
    status: 403,
    'zh-CN': '购买课程后才能观看这一节',
    en: 'Buy the course to watch this lesson',
  },
  LESSON_POSITION_INVALID: {
    status: 400,
    'zh-CN': '播放位置不在这一节之内',
    en: 'This position is not within the lesson',
  },
  LESSON_LINK_INVALID: {
    status: 403,
    'zh-CN': '播放地址已失效，请刷新页面后继续',
    en: 'This address is no longer valid, please reload the page',
  },
} as const satisfies ErrorTable

/** A code of `classmateErrors`. */
export type ClassmateErrorCode = keyof typeof classmateErrors

/** A code of `certificateErrors`. */
export type CertificateErrorCode = keyof typeof certificateErrors

/** A code of `learningErrors`. */
export type LearningErrorCode = keyof typeof learningErrors

/** A code of `classErrors`. */
export type ClassErrorCode = keyof typeof classErrors
