export type { Clock } from './clock'
export { readEnvironment } from './environment'
export { openCashier, type RunningCashier } from './open-cashier'
export { type CashierSettings, defaults, StartError } from './settings'
