import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { warehouse, warehouseCard, warehouseInPath } from './warehouse'

/** All warehouses, those of China first. */
export const listWarehouses = endpoint({
  name: 'listWarehouses',
  summary: '仓库列表',
  method: 'GET',
  path: '/logistics/warehouse',
  access: 'anyone',
  answer: v.array(warehouseCard),
})

/** A warehouse with its address, its hours and the way to it. */
export const getWarehouse = endpoint({
  name: 'getWarehouse',
  summary: '一个仓库的地址、营业时间与收货范围',
  method: 'GET',
  path: '/logistics/warehouse/{id}',
  access: 'anyone',
  params: warehouseInPath,
  answer: warehouse,
  errors: ['NOT_FOUND'],
})
