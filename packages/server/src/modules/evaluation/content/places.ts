import { choices } from '@chuhai/contract/evaluation'
import type { RuleSetDocument } from '../rule-set'

type Question = RuleSetDocument['questions'][number]

/** Where somebody sells. */
export const platforms: Question = {
  id: 3,
  attributeName: '主要在哪些平台销售',
  choicesType: choices.multiple,
  options: [
    {
      id: 301,
      measureCn: '亚马逊',
      points: { 选品: 4, 物流: 6, 合规: 6, 品牌: 4 },
      prefers: { tags: { 亚马逊: 4, 沃尔玛: 1 } },
    },
    {
      id: 302,
      measureCn: 'eBay',
      points: { 选品: 3, 物流: 4 },
      prefers: { tags: { eBay: 4 } },
    },
    {
      id: 303,
      measureCn: '速卖通',
      points: { 选品: 3, 物流: 6 },
      prefers: { tags: { 速卖通: 4 } },
    },
    {
      id: 304,
      measureCn: 'Shopee',
      points: { 团队: 3, 物流: 3 },
      prefers: { tags: { Shopee: 4, Lazada: 2 } },
    },
    {
      id: 305,
      measureCn: 'TikTok Shop',
      points: { 选品: 3, 团队: 4, 品牌: 4 },
      prefers: { tags: { 'TikTok Shop': 4, 视频: 2 }, categories: { 403: 3 } },
    },
    {
      id: 306,
      measureCn: 'Temu',
      points: { 选品: 4 },
      prefers: { tags: { Temu: 4, SHEIN: 2 } },
    },
    {
      id: 307,
      measureCn: '阿里国际站',
      points: { 资金: 4, 团队: 4 },
      prefers: { tags: { B2B: 4, 展会: 2 } },
    },
    {
      id: 308,
      measureCn: '独立站',
      points: { 团队: 4, 合规: 3, 品牌: 18 },
      prefers: { tags: { 独立站: 4, 建站: 4, SEO: 4 } },
    },
    { id: 309, measureCn: '还没有开店', isOpen: true, prefers: { tags: { 开店: 4 } } },
  ],
}

/** A region, and the marketplaces that sell there: they count for those who have named none before. */
const market = (region: string, ...marketplaces: string[]) => ({
  regions: { [region]: 3 },
  tags: Object.fromEntries(marketplaces.map((name) => [name, 1])),
})

/** Where somebody wants to sell; it tells nothing about abilities. */
export const markets: Question = {
  id: 6,
  attributeName: '目标市场',
  choicesType: choices.multiple,
  options: [
    {
      id: 601,
      measureCn: '北美',
      prefers: market('北美', '亚马逊', 'eBay', '沃尔玛', 'TikTok Shop', 'Temu', 'SHEIN'),
    },
    {
      id: 602,
      measureCn: '欧洲',
      prefers: market('欧洲', '亚马逊', 'eBay', '速卖通', 'TikTok Shop', 'Temu', 'SHEIN'),
    },
    { id: 603, measureCn: '东南亚', prefers: market('东南亚', 'Shopee', 'Lazada', 'TikTok Shop') },
    { id: 604, measureCn: '日韩', prefers: market('日韩', '亚马逊', '速卖通', 'Temu') },
    { id: 605, measureCn: '拉美', prefers: market('拉美', '亚马逊', '速卖通', 'Shopee', 'Temu') },
    { id: 606, measureCn: '中东', prefers: market('中东', '亚马逊', '速卖通', 'Temu', 'SHEIN') },
    { id: 607, measureCn: '俄语区', prefers: market('俄语区', '速卖通') },
    {
      id: 608,
      measureCn: '其他地区',
      prefers: { regions: { 非洲: 3, 大洋洲: 3 }, tags: { 亚马逊: 1, eBay: 1, Temu: 1 } },
    },
    { id: 609, measureCn: '还没想好', isOpen: true },
  ],
}
