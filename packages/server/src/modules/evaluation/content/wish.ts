import { choices } from '@chuhai/contract/evaluation'
import type { RuleSetDocument } from '../rule-set'

/** What somebody wants solved first: it weighs most, and takes points from the ability that it says is missing. */
export const wish: RuleSetDocument['questions'][number] = {
  id: 5,
  attributeName: '最想先解决什么',
  choicesType: choices.single,
  options: [
    {
      id: 501,
      measureCn: '选品与货源',
      points: { 选品: -12 },
      prefers: { tags: { 选品: 3, 货源: 3 }, categories: { 101: 8, 102: 8, 103: 7, 104: 5, 902: 5 } },
    },
    {
      id: 502,
      measureCn: '流量与广告',
      points: { 品牌: -8 },
      prefers: {
        tags: { 广告: 4, 社媒: 3, SEO: 3, 视频: 1 },
        categories: { 401: 8, 402: 8, 403: 7, 404: 7, 503: 7 },
      },
    },
    {
      id: 503,
      measureCn: '物流成本',
      points: { 物流: -12 },
      prefers: { tags: { 物流: 3, 海外仓: 4 }, categories: { 301: 7, 302: 8, 303: 8, 304: 7 } },
    },
    {
      id: 504,
      measureCn: '税务合规',
      points: { 合规: -12 },
      prefers: {
        tags: { 税务: 5, 合规: 3, 认证: 3, 政策: 2 },
        categories: { 701: 8, 704: 8, 1001: 7, 1002: 7, 1003: 5, 903: 5 },
      },
    },
    {
      id: 505,
      measureCn: '商标与侵权',
      points: { 合规: -6, 品牌: -10 },
      prefers: { tags: { 知识产权: 6 }, categories: { 601: 8, 602: 8, 603: 8 } },
    },
    {
      id: 506,
      measureCn: '资金周转',
      points: { 资金: -12 },
      prefers: {
        tags: { 融资: 6, 收款: 3, 保险: 4 },
        categories: { 1201: 8, 702: 8, 1202: 6, 703: 5, 1203: 5 },
      },
    },
    {
      id: 507,
      measureCn: '团队与培训',
      points: { 团队: -12 },
      prefers: { tags: { 招聘: 6, 培训: 6, 社区: 3 }, categories: { 1404: 8, 1403: 8, 1304: 5, 1402: 5 } },
    },
    { id: 508, measureCn: '还没想好', isOpen: true },
  ],
}
