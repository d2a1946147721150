import { readEnvironment } from './environment'
import { openCarrier } from './open-carrier'
import { StartError } from './settings'

const main = async () => {
  const carrier = await openCarrier(readEnvironment(process.env))
  process.stdout.write(`Carrier is ready on ${carrier.address}\n`)
  const stop = async () => {
    await carrier.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

main().catch((error) => {
  console.error(error instanceof StartError ? `[chuhai] ${error.message}` : error)
  process.exit(1)
})
