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
  LESSON_FILE_LINK_INVALID: {
    status: 403,
    'zh-CN': '下载地址已失效，请回到课程页面重新下载',
    en: 'This address is no longer valid, please go back to the lesson and download the file again',
  },
} as const satisfies ErrorTable

/** Why a question of a learner or their homework is not taken. */
export const studyErrors = {
  LESSON_QUESTION_REQUIRED: { status: 422, 'zh-CN': '请写下要问的问题', en: 'Please write your question' },
  LESSON_QUESTION_TOO_LONG: { status: 422, 'zh-CN': '最多 500 个字', en: '500 characters at most' },
  LESSON_QUESTIONS_OPEN: {
    status: 409,
    'zh-CN': '您有 20 个问题还没有答复，请等讲师答复后再问',
    en: 'Twenty of your questions are still open. Please wait for an answer before you ask again',
  },
  HOMEWORK_EMPTY: {
    status: 422,
    'zh-CN': '请写下作业，或者上传一个文件',
    en: 'Please write your homework, or upload a file',
  },
  HOMEWORK_TOO_LONG: { status: 422, 'zh-CN': '最多 4000 个字', en: '4,000 characters at most' },
  HOMEWORK_MARKED: {
    status: 409,
    'zh-CN': '作业已经批改，不能再交',
    en: 'This homework has been marked and cannot be handed in again',
  },
  HOMEWORK_CHANGED: {
    status: 409,
    'zh-CN': '作业在别处交过，请刷新页面后再交',
    en: 'This homework was handed in elsewhere. Please reload the page first',
  },
  HOMEWORK_FILE_MISSING: { status: 422, 'zh-CN': '请选择要上传的文件', en: 'Choose a file to upload' },
  HOMEWORK_FILE_TOO_LARGE: {
    status: 413,
    'zh-CN': '文件大小不能超过10M',
    en: 'File size cannot exceed 10M',
  },
  HOMEWORK_FILE_TYPE: {
    status: 415,
    'zh-CN': '只能上传 PDF、Word、PPT 和图片，不带宏',
    en: 'Only PDF, Word, PowerPoint and pictures, without macros',
  },
  HOMEWORK_FILE_UNKNOWN: {
    status: 422,
    'zh-CN': '文件已过期或不存在，请重新上传',
    en: 'The file has expired or does not exist, please upload it again',
  },
} as const satisfies ErrorTable

/** A code of `studyErrors`. */
export type StudyErrorCode = keyof typeof studyErrors

/** A code of `classmateErrors`. */
export type ClassmateErrorCode = keyof typeof classmateErrors

/** A code of `certificateErrors`. */
export type CertificateErrorCode = keyof typeof certificateErrors

/** A code of `learningErrors`. */
export type LearningErrorCode = keyof typeof learningErrors

/** A code of `classErrors`. */
export type ClassErrorCode = keyof typeof classErrors
