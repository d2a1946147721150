import { readEnvironment } from './environment'
import { openMailbox } from './open-mailbox'
import { StartError } from './settings'

const main = async () => {
  const mailbox = await openMailbox(readEnvironment(process.env))
  process.stdout.write(`Mailbox is ready on ${mailbox.address}\n`)
  const stop = async () => {
    await mailbox.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

main().catch((error) => {
  console.error(error instanceof StartError ? `[chuhai] ${error.message}` : error)
  process.exit(1)
})
