import * as v from 'valibot'
import { goodsKinds } from './goods-kind'

/** Services of a warehouse. */
export const warehouseServices = ['dropOff', 'collection', 'weighing', 'storage', 'returns'] as const
/** Services of a warehouse. */
export type WarehouseService = (typeof warehouseServices)[number]

const point = v.tuple([v.number(), v.number()])

/** A map of the way to a warehouse: points from the upper left corner, in a field of 160 by 100. */
export const warehouseMap = v.object({
  streets: v.array(
    v.object({ name: v.string(), isMain: v.boolean(), points: v.pipe(v.array(point), v.minLength(2)) }),
  ),
  water: v.array(v.pipe(v.array(point), v.minLength(3))),
  landmarks: v.array(v.object({ name: v.string(), at: point })),
  /** The warehouse. */
  at: point,
  /** The entrance for lorries. */
  gate: point,
})
/** A map of the way to a warehouse. */
export type WarehouseMap = v.InferOutput<typeof warehouseMap>

/** Its address in the parts that forms of carriers ask for. */
export const warehouseAddress = v.object({
  /** Two letters. */
  country: v.string(),
  region: v.string(),
  city: v.string(),
  district: v.string(),
  street: v.string(),
  postcode: v.string(),
  /** The recipient, and a telephone number. */
  recipient: v.string(),
  phone: v.string(),
})
/** The address of a warehouse. */
export type WarehouseAddress = v.InferOutput<typeof warehouseAddress>

/** A warehouse in lists. */
export const warehouseCard = v.object({
  /** Short and readable, as in the address of its page: `hangzhou`. */
  id: v.string(),
  name: v.string(),
  country: v.string(),
  city: v.string(),
  summary: v.string(),
  services: v.array(v.picklist(warehouseServices)),
  takes: v.array(v.picklist(goodsKinds)),
})
/** A warehouse in lists. */
export type WarehouseCard = v.InferOutput<typeof warehouseCard>

/** Days of the week, Monday is 1, with opening hours as `HH:MM` in local time. Days that are left out are closed. */
export const warehouseHours = v.object({
  days: v.array(v.picklist([1, 2, 3, 4, 5, 6, 7])),
  from: v.string(),
  to: v.string(),
})
/** Opening hours of a warehouse. */
export type WarehouseHours = v.InferOutput<typeof warehouseHours>

/** A warehouse on its page. */
export const warehouse = v.object({
  ...warehouseCard.entries,
  address: warehouseAddress,
  /** The same in Latin letters, for warehouses abroad and for carriers from there; null where not required. */
  latinAddress: v.nullable(warehouseAddress),
  /** IANA, such as `Asia/Shanghai`. */
  timeZone: v.string(),
  hours: v.array(warehouseHours),
  /** Goods that it does not accept, a line each. */
  refuses: v.array(v.string()),
  maxGrams: v.number(),
  maxSideMm: v.number(),
  /** How goods are handed in, a step each. */
  steps: v.array(v.string()),
  map: warehouseMap,
})
/** A warehouse on its page. */
export type Warehouse = v.InferOutput<typeof warehouse>

/** `{id}` of a warehouse in a path. */
export const warehouseInPath = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,39}$/)),
})
