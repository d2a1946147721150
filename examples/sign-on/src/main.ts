import { readEnvironment } from './environment'
import { openProvider } from './open-provider'
import { StartError } from './options'

const main = async () => {
  const provider = await openProvider(readEnvironment(process.env))
  process.stdout.write(`Sign-on is ready on ${provider.issuer}\n`)
  const stop = async () => {
    await provider.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

main().catch((error) => {
  console.error(error instanceof StartError ? `[chuhai] ${error.message}` : error)
  process.exit(1)
})
