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

/** A code of `learningErrors`. */
export type LearningErrorCode = keyof typeof learningErrors

/** A code of `classErrors`. */
export type ClassErrorCode = keyof typeof classErrors
