import { createEnd } from './process/end-process'
import { createLog } from './process/log'
import { StartError } from './process/start-error'
import { startWatchdog } from './process/watchdog'
import { readEnv } from './settings/env'
import { type RunningServer, startServer } from './start-server'

// Database, uploads and backups are readable by this user alone.
process.umask(0o077)

/** More than all parts of a stop may take. */
const stopLimitMs = 25_000

const main = async () => {
  const env = readEnv(process.env)
  const log = createLog(env.LOG_LEVEL)
  let server: RunningServer | undefined
  const { onSignal, onException } = createEnd({
    stop: async (isCrash) => server?.stop(isCrash),
    limitMs: env.DRAIN_SECONDS * 1000 + stopLimitMs,
    log,
    exit: (code) => process.exit(code),
  })
  // Before the start, which may wait long for a database: the first process of a container gets no signal otherwise.
  process.once('SIGTERM', onSignal)
  process.once('SIGINT', onSignal)
  process.on('uncaughtException', onException)
  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'))

  server = await startServer(env, log)
  // Not before: creating and migrating a large database takes its time.
  startWatchdog()
  log.info({ url: env.PUBLIC_URL, ms: Math.round(performance.now()) }, 'ready')
}

main().catch((error) => {
  console.error(error instanceof StartError ? `[chuhai] ${error.message}` : error)
  process.exit(1)
})
