import { run } from '@chuhai-examples/development'
import { readEnvironment } from './environment'
import { openCashier } from './open-cashier'

run('Cashier', () => openCashier(readEnvironment(process.env)))
