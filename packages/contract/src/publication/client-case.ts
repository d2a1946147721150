import * as v from 'valibot'
import { publicationType } from './publication-type'

/** How a client went abroad, in figures and in their own words. */
export const clientCases = publicationType({
  key: 'clientCase',
  names: ['listClientCases', 'getClientCase'],
  label: '客户案例',
  detailPath: '/clientCase/detail/',
  card: {
    client: v.string(),
    city: v.string(),
    industry: v.string(),
    market: v.string(),
    figures: v.array(v.object({ figure: v.string(), unit: v.string(), label: v.string() })),
  },
  detail: {
    quote: v.string(),
    person: v.string(),
    role: v.string(),
    steps: v.array(v.object({ when: v.string(), title: v.string(), text: v.string() })),
  },
  filters: {
    industry: ['家居', '电子', '服饰', '户外', '美妆个护', '宠物'],
    market: ['欧洲', '北美', '东南亚', '拉美', '中东', '日韩'],
  },
})

/** A client case in lists. */
export type ClientCaseCard = v.InferOutput<typeof clientCases.card>
/** A client case on its page. */
export type ClientCase = v.InferOutput<typeof clientCases.detail>
