import { run } from '@chuhai-examples/development'
import { readEnvironment } from './environment'
import { openMailbox } from './open-mailbox'

run('Mailbox', () => openMailbox(readEnvironment(process.env)))
