import * as v from 'valibot'
import { publicationType } from './publication-type'

/** One line of what a filing costs, in fen: what the office takes, and what we take. */
const fee = v.object({
  name: v.string(),
  official: v.number(),
  service: v.number(),
  note: v.nullable(v.string()),
})

/** What can be filed for trademarks, patents and copyrights, and what is done against infringement. */
export const trademarkPatents = publicationType({
  key: 'trademarkPatent',
  names: ['listTrademarkPatents', 'getTrademarkPatent'],
  label: '商标与专利',
  detailPath: '/trademarkPatent/detail?id=',
  card: {
    kind: v.string(),
    region: v.string(),
    duration: v.string(),
    fees: v.array(fee),
  },
  detail: {
    documents: v.array(v.object({ name: v.string(), text: v.string() })),
    included: v.array(v.string()),
    stages: v.array(v.object({ when: v.string(), title: v.string(), text: v.string() })),
    risks: v.array(v.object({ title: v.string(), text: v.string() })),
  },
  filters: {
    kind: ['商标', '外观专利', '发明专利', '著作权', '维权'],
    region: ['中国', '美国', '欧盟', '英国', '日本', '多国'],
  },
})

/** A filing in lists. */
export type TrademarkPatentCard = v.InferOutput<typeof trademarkPatents.card>
/** A filing on its page. */
export type TrademarkPatent = v.InferOutput<typeof trademarkPatents.detail>
