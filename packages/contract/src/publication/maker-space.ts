import * as v from 'valibot'
import { publicationType } from './publication-type'

/** Parks and offices to move into; prices are fen a month. */
export const makerSpaces = publicationType({
  key: 'makerSpace',
  names: ['listMakerSpaces', 'getMakerSpace'],
  label: '众创空间',
  detailPath: '/makerSpace/detail?id=',
  card: {
    city: v.string(),
    kind: v.string(),
    address: v.string(),
    price: v.number(),
    area: v.number(),
    vacant: v.number(),
  },
  detail: {
    transport: v.string(),
    facilities: v.array(v.string()),
    rooms: v.array(v.object({ name: v.string(), size: v.string(), price: v.number(), note: v.string() })),
  },
  filters: {
    city: ['杭州', '宁波', '义乌', '深圳', '广州', '厦门'],
    kind: ['产业园', '联合办公', '直播基地'],
  },
})

/** A maker space in lists. */
export type MakerSpaceCard = v.InferOutput<typeof makerSpaces.card>
/** A maker space on its page. */
export type MakerSpace = v.InferOutput<typeof makerSpaces.detail>
