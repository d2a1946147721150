import type { Command } from './command'
import { logisticsCarriers } from './logistics-carriers'
import { logisticsRates } from './logistics-rates'
import { logisticsShipments } from './logistics-shipments'
import { logisticsTracking } from './logistics-tracking'
import { logisticsWarehouse } from './logistics-warehouse'

/** Logistics: lines and what they cost, shipments, who carries, where parcels are, and what warehouses measure. */
export const logistics: Command = {
  about: '物流：线路与价格表，运单，承运商，轨迹，仓库与差价',
  actions: {
    rates: logisticsRates,
    shipments: logisticsShipments,
    carriers: logisticsCarriers,
    tracking: logisticsTracking,
    warehouse: logisticsWarehouse,
  },
}
