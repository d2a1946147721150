import { destinations, goodsKindNames, lineKindNames } from '@chuhai/contract/logistics'
import type { SearchSource } from '../../search/entry'
import { listLines } from './lines'

/** Shipping lines in the public search. */
export const lineSearchSource: SearchSource = {
  kind: 'shippingLine',
  label: '物流线路',
  async entries(db, now) {
    const lines = await listLines(db, {}, now)
    return lines.map(({ id, name, carrier, kind, summary, features, countries, goodsKinds }) => ({
      key: String(id),
      locale: 'zh-CN',
      title: name['zh-CN'],
      lead: summary['zh-CN'],
      text: [
        carrier.name['zh-CN'],
        lineKindNames[kind]['zh-CN'],
        ...features.map((feature) => feature['zh-CN']),
        ...countries.map((country) => destinations[country]['zh-CN']),
        ...goodsKinds.map((goods) => goodsKindNames[goods]['zh-CN']),
      ].join('\n'),
      address: `/logistics/${id}`,
      tags: ['物流'],
    }))
  },
}
