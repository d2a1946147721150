import { connectAdminApi } from './operator/admin-client'
import { runCommandLine } from './operator/command-line'
import { commands } from './operator/commands'
import { UsageError } from './operator/usage-error'
import { createLog } from './process/log'
import { StartError } from './process/start-error'
import { readEnv } from './settings/env'
import { openUploads } from './uploads/open-uploads'

// Exports and backups are readable by this user alone.
process.umask(0o077)

const connect = () => {
  const env = readEnv(process.env)
  const { store } = openUploads(env)
  return { ...connectAdminApi(env, createLog('silent'), store), store, env }
}

const main = async () => {
  let connected: ReturnType<typeof connect> | null = null
  const open = () => {
    connected = connect()
    return connected
  }
  try {
    const output = await runCommandLine(commands, process.argv.slice(2), open)
    if (output !== '') console.log(output)
  } finally {
    await (connected as ReturnType<typeof connect> | null)?.close()
  }
}

main().catch((error) => {
  console.error(error instanceof StartError ? `[chuhai] ${error.message}` : error)
  process.exitCode = error instanceof UsageError ? 2 : 1
})
