import { choices, type EvaluationField, type EvaluationResult } from '@chuhai/contract/evaluation'
import type { UserInfo } from '@chuhai/contract/user'
import type { Answers } from './dialog/answers'

export const visitor: UserInfo = {
  id: '7',
  userName: '沈立群',
  unionId: 'u-7',
  userAvatar: null,
  userOrgInfoList: [],
}

const { single, multiple } = choices

const question = (
  id: number,
  attributeName: string,
  choicesType: EvaluationField['choicesType'],
  options: readonly string[],
): EvaluationField => ({
  id,
  attributeName,
  choicesType,
  fcMeasureTreeVOList: options.map((measureCn, index) => ({ id: id * 10 + index + 1, measureCn })),
})

export const sixFields: EvaluationField[] = [
  question(1, '您现在的身份', single, ['在校学生', '初创团队', '工厂或外贸企业', '成熟跨境卖家']),
  question(2, '主营品类', single, ['家居园艺', '服装鞋帽', '电子配件', '宠物用品', '玩具', '其他']),
  question(3, '主要在哪些平台销售', multiple, ['亚马逊', 'eBay', '速卖通', 'Shopee', '独立站', '还没有开店']),
  question(4, '目前每月发货量', single, ['100 单以内', '100 至 1,000 单', '1,000 单以上']),
  question(5, '最想先解决什么', single, ['流量与广告', '物流成本', '税务合规', '商标与侵权', '团队与培训']),
  question(6, '计划进入哪些市场', multiple, ['北美', '欧洲', '东南亚', '日本与韩国', '中东', '拉美']),
]

/** Texts as long as an operator may write them. */
export const longFields: EvaluationField[] = [
  question(
    7,
    '在过去十二个月里，贵公司的团队在选品、物流、合规、品牌与广告投放这几件事情上，哪一件花费的时间明显超出了年初的预期，并因此推迟了其他计划',
    single,
    [
      '选品：反复比较供应商与样品，平均每个新品要花六周以上才能定下来，错过了旺季',
      '合规：GPSR、EPR 与 VAT 的资料来回补充，平台多次下架',
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      '以上都没有',
    ],
  ),
]

export const allAnswers: Answers = { 1: [12], 2: [21], 3: [31, 33], 4: [42], 5: [53], 6: [61, 62] }

/** An interrupted evaluation. */
export const fourAnswers: Answers = { 1: [12], 2: [21], 3: [31, 33], 4: [42] }

export const ratedResult: EvaluationResult = {
  rating: '成长卖家',
  summary: '选品和物流已经跑顺，品牌与合规是短板。已为您挑出 46 个站点、5 门课程。',
  navImageId: 12,
  advice: '先办欧盟商标，再开独立站',
  abilities: [
    { name: '选品', score: 82, isWeakest: false },
    { name: '资金', score: 60, isWeakest: false },
    { name: '团队', score: 55, isWeakest: false },
    { name: '物流', score: 74, isWeakest: false },
    { name: '合规', score: 38, isWeakest: false },
    { name: '品牌', score: 30, isWeakest: true },
  ],
  siteCount: 46,
  courseCount: 5,
  evaluatedAt: '2026-11-21T08:00:00.000Z',
}

/** A visitor who has never been evaluated. */
export const noResult: EvaluationResult = {
  rating: null,
  summary: null,
  navImageId: null,
  advice: null,
  abilities: [],
  siteCount: 0,
  courseCount: 0,
  evaluatedAt: null,
}

/** Answers that match no rule. */
export const unratedResult: EvaluationResult = { ...noResult, evaluatedAt: ratedResult.evaluatedAt }

export const compared = { siteCount: 638, courseCount: 214 }
