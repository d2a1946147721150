import { StartError } from './settings'

interface Service {
  address: string
  close(): Promise<void>
}

/** Runs a service until SIGTERM or SIGINT. Prints the message of a `StartError` alone, other errors with their stack. */
export const run = async (name: string, open: () => Promise<Service>): Promise<void> => {
  try {
    const { address, close } = await open()
    process.stdout.write(`${name} is ready on ${address}\n`)
    const stop = async () => {
      await close()
      process.exit(0)
    }
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
  } catch (error) {
    console.error(error instanceof StartError ? `[chuhai] ${error.message}` : error)
    process.exit(1)
  }
}
