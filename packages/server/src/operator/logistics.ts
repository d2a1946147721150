import type { Command } from './command'
import { logisticsCarriers } from './logistics-carriers'
import { logisticsRates } from './logistics-rates'
import { logisticsTracking } from './logistics-tracking'
import { logisticsWarehouse } from './logistics-warehouse'

/** Logistics: lines and what they cost, who carries, where parcels are, and what warehouses measure. */
export const logistics: Command = {
  about: '物流：线路与价格表，承运商，轨迹，仓库与差价',
  actions: {
    rates: logisticsRates,
    carriers: logisticsCarriers,
    tracking: logisticsTracking,
    warehouse: logisticsWarehouse,
  },
}
