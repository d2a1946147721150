import { run } from '@chuhai-examples/development'
import { readEnvironment } from './environment'
import { openCarrier } from './open-carrier'

run('Carrier', () => openCarrier(readEnvironment(process.env)))
