import { choices } from '@chuhai/contract/evaluation'
import type { RuleSetDocument } from '../rule-set'

type Question = RuleSetDocument['questions'][number]

/** How long somebody has been selling. */
export const stage: Question = {
  id: 1,
  attributeName: '现在处于哪个阶段',
  choicesType: choices.single,
  options: [
    {
      id: 101,
      measureCn: '还在了解',
      isOpen: true,
      points: { 选品: 6, 资金: 20, 团队: 12, 物流: 10, 合规: 10, 品牌: 12 },
      prefers: { tags: { 培训: 3, 选品: 2, 新手: 2, 资讯: 2, 规模: -6 } },
    },
    {
      id: 102,
      measureCn: '准备开店',
      points: { 选品: 20, 资金: 28, 团队: 18, 物流: 16, 合规: 14, 品牌: 16 },
      prefers: { tags: { 开店: 4, 货源: 4, 选品: 3, 收款: 3, 新手: 2, 规模: -6 } },
    },
    {
      id: 103,
      measureCn: '开店不到一年',
      points: { 选品: 36, 资金: 38, 团队: 30, 物流: 32, 合规: 22, 品牌: 22 },
      prefers: { tags: { 新手: 2, 成长: 1, 规模: -2 } },
    },
    {
      id: 104,
      measureCn: '开店一至三年',
      points: { 选品: 53, 资金: 50, 团队: 46, 物流: 48, 合规: 34, 品牌: 32 },
      prefers: { tags: { 成长: 2, 规模: 1 } },
    },
    {
      id: 105,
      measureCn: '开店三年以上',
      points: { 选品: 62, 资金: 62, 团队: 60, 物流: 60, 合规: 50, 品牌: 46 },
      prefers: { tags: { 规模: 2, 成长: 1, 新手: -2 } },
    },
  ],
}

/** How much is sent each month. */
export const volume: Question = {
  id: 4,
  attributeName: '目前每月发货量',
  choicesType: choices.single,
  options: [
    { id: 401, measureCn: '100 单以内', prefers: { tags: { 新手: 1, 规模: -1 } } },
    {
      id: 402,
      measureCn: '100 至 1,000 单',
      points: { 选品: 10, 资金: 10, 团队: 9, 物流: 14, 合规: 4, 品牌: 4 },
      prefers: { tags: { 成长: 1, ERP: 2 } },
    },
    {
      id: 403,
      measureCn: '1,000 单以上',
      points: { 选品: 16, 资金: 20, 团队: 18, 物流: 22, 合规: 10, 品牌: 10 },
      prefers: { tags: { 规模: 2, ERP: 2, 海外仓: 1, 新手: -2 } },
    },
  ],
}
