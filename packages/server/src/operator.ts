import { parseArgs } from 'node:util'
import { printConsultations } from './operator/consultations'
import { reachDesk } from './operator/reach-desk'
import { manageSessions } from './operator/sessions'
import { manageSites } from './operator/sites'
import { readEnv } from './process/env'
import { createLog } from './process/log'
import { StartError } from './process/start-error'

const usage = `Usage: pnpm operator COMMAND

  consultations [--format table|csv] [--since DATE] [--out FILE]
  sites list
  sites add ORIGIN [NAME]
  sites enable ORIGIN
  sites disable ORIGIN
  sessions revoke USER`

const options = {
  format: { type: 'string', default: 'table' },
  since: { type: 'string' },
  out: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

const readArguments = () => {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${usage}`)
  }
}

const main = async () => {
  const { values, positionals } = readArguments()
  const [command, ...rest] = positionals
  if (values.help || command === undefined) return console.log(usage)
  if (!['consultations', 'sites', 'sessions'].includes(command))
    throw new StartError(`${command} is not known.\n${usage}`)
  const { desk, leave } = await reachDesk(readEnv(process.env), createLog('silent'))
  try {
    if (command === 'consultations') await printConsultations(desk, values)
    else console.log(await (command === 'sites' ? manageSites : manageSessions)(desk, rest))
  } finally {
    await leave()
  }
}

main().catch((error) => {
  console.error(error instanceof StartError ? `[chuhai] ${error.message}` : error)
  process.exitCode = 1
})
