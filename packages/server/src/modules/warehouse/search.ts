import { goodsKindNames } from '@chuhai/contract/logistics'
import { asc } from 'drizzle-orm'
import type { SearchSource } from '../../search/entry'
import { warehouses } from './tables'

/** Warehouses in the public search. */
export const warehouseSearchSource: SearchSource = {
  kind: 'warehouse',
  label: '仓库',
  async entries(db) {
    const rows = await db.select().from(warehouses).orderBy(asc(warehouses.position))
    return rows.map(({ id, content: { name, summary, address, services, takes, refuses, steps } }) => ({
      key: id,
      locale: 'zh-CN',
      title: name,
      lead: summary,
      text: [
        `${address.region}${address.city}${address.district}${address.street}`,
        ...takes.map((kind) => goodsKindNames[kind]['zh-CN']),
        ...refuses,
        ...steps,
      ].join('\n'),
      address: `/logistics/warehouse/${id}`,
      tags: services.includes('storage') && address.country !== 'CN' ? ['物流', '海外仓'] : ['物流'],
    }))
  },
}
