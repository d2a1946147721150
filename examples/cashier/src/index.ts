export { type Clock, StartError } from '@chuhai-examples/development'
export { readEnvironment } from './environment'
export { openCashier, type RunningCashier } from './open-cashier'
export { type CashierSettings, defaults } from './settings'
