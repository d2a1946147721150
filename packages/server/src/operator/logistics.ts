import type { Command } from './command'
import { logisticsRates } from './logistics-rates'

/** Logistics: lines and what they cost. */
export const logistics: Command = {
  about: '物流：线路与价格表',
  actions: { rates: logisticsRates },
}
