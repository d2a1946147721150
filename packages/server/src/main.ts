import { readEnv } from './process/env'
import { createLog } from './process/log'
import { StartError } from './process/start-error'
import { type RunningServer, startServer } from './start-server'

// Database, uploads and backups are readable by this user alone.
process.umask(0o077)

const main = async () => {
  const env = readEnv(process.env)
  const log = createLog(env.LOG_LEVEL)
  let server: RunningServer | undefined

  // Before the start, which may wait long for a database: the first process of a container gets no signal otherwise.
  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping')
    await server?.stop()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'))

  server = await startServer(env, log)
  log.info({ url: env.PUBLIC_URL, ms: Math.round(performance.now()) }, 'ready')
}

main().catch((error) => {
  console.error(error instanceof StartError ? `[chuhai] ${error.message}` : error)
  process.exit(1)
})
