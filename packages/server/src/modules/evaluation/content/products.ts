import { choices } from '@chuhai/contract/evaluation'
import type { RuleSetDocument } from '../rule-set'

/** What somebody sells. Products under strict rules ask for more of the same preparation, so they take points away. */
export const products: RuleSetDocument['questions'][number] = {
  id: 2,
  attributeName: '主要做什么品类',
  choicesType: choices.single,
  options: [
    {
      id: 201,
      measureCn: '服装鞋包',
      points: { 选品: 12 },
      prefers: { categories: { 1104: 3, 403: 3, 1101: 2, 1102: 2 } },
    },
    {
      id: 202,
      measureCn: '3C 电子',
      points: { 选品: 12, 合规: -6 },
      prefers: { tags: { 认证: 2 }, categories: { 602: 3, 1003: 3 } },
    },
    {
      id: 203,
      measureCn: '家居园艺',
      points: { 选品: 12, 物流: -4 },
      prefers: { tags: { 海外仓: 3 }, categories: { 302: 2, 1001: 2, 1102: 2 } },
    },
    {
      id: 204,
      measureCn: '美妆个护',
      points: { 选品: 12, 合规: -6 },
      prefers: { categories: { 403: 3, 1001: 3, 1002: 3, 1103: 2 } },
    },
    {
      id: 205,
      measureCn: '玩具母婴',
      points: { 选品: 12, 合规: -6 },
      prefers: { tags: { 认证: 2 }, categories: { 1001: 3, 1002: 3, 602: 2 } },
    },
    {
      id: 206,
      measureCn: '运动户外',
      points: { 选品: 12 },
      prefers: { categories: { 403: 3, 602: 3, 303: 2, 503: 2 } },
    },
    {
      id: 207,
      measureCn: '汽配与工业品',
      points: { 选品: 12, 资金: -4 },
      prefers: { tags: { B2B: 3, 展会: 2 }, categories: { 204: 3, 902: 3, 903: 3 } },
    },
    { id: 208, measureCn: '还没想好', isOpen: true, prefers: { tags: { 选品: 2 } } },
  ],
}
