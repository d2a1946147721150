import type { Locale } from '../locale'

/** How far the opening of a store is; `accepted` is its beginning, which the review of the application makes. */
export const openingStages = ['accepted', 'handed', 'questions', 'videoCheck', 'opened', 'refused'] as const
/** How far the opening of a store is. */
export type OpeningStage = (typeof openingStages)[number]

/** What applicants and operators read of a stage. */
export const openingStageNames: Record<OpeningStage, Record<Locale, string>> = {
  accepted: { 'zh-CN': '审核通过', en: 'Accepted' },
  handed: { 'zh-CN': '已提交平台', en: 'Handed to the platform' },
  questions: { 'zh-CN': '平台有疑问', en: 'Questions of the platform' },
  videoCheck: { 'zh-CN': '视频验证', en: 'Video check' },
  opened: { 'zh-CN': '店铺已开通', en: 'Store opened' },
  refused: { 'zh-CN': '平台未通过', en: 'Refused by the platform' },
}

const after: Record<OpeningStage, readonly OpeningStage[]> = {
  accepted: ['handed'],
  handed: ['questions', 'videoCheck', 'opened', 'refused'],
  questions: ['handed', 'questions', 'videoCheck', 'opened', 'refused'],
  videoCheck: ['handed', 'questions', 'videoCheck', 'opened', 'refused'],
  // Its number or address was written wrongly.
  opened: ['opened'],
  // Platforms look again at what is mended.
  refused: ['handed'],
}

/**
 * Whether an operator may set a stage after another.
 *
 * @example
 * canFollow('accepted', 'opened') // false
 */
export const canFollow = (stage: OpeningStage, next: OpeningStage): boolean => after[stage].includes(next)
