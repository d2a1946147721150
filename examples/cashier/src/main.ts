import { readEnvironment } from './environment'
import { openCashier } from './open-cashier'
import { StartError } from './settings'

const main = async () => {
  const cashier = await openCashier(readEnvironment(process.env))
  process.stdout.write(`Cashier is ready on ${cashier.address}\n`)
  const stop = async () => {
    await cashier.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

main().catch((error) => {
  console.error(error instanceof StartError ? `[chuhai] ${error.message}` : error)
  process.exit(1)
})
