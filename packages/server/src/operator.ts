import { parseArgs } from 'node:util'
import { printConsultations } from './operator/consultations'
import type { Desk } from './operator/desk'
import { manageEvaluation } from './operator/evaluation'
import { manageGuide } from './operator/guide'
import { reachDesk } from './operator/reach-desk'
import { manageReports } from './operator/reports'
import { manageScenes } from './operator/scenes'
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
  sessions revoke USER
  scenes list
  scenes add NAME GUIDE_WORDS
  scenes enable NAME
  scenes disable NAME
  guide list [WORDS]
  guide hide ID
  guide show ID
  guide hot ID PLACE|off
  reports list
  evaluation list
  evaluation export [ID]
  evaluation import FILE`

const options = {
  format: { type: 'string', default: 'table' },
  since: { type: 'string' },
  out: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

const managers: Record<string, (desk: Desk, words: string[]) => Promise<string>> = {
  sites: manageSites,
  sessions: manageSessions,
  scenes: manageScenes,
  guide: manageGuide,
  reports: manageReports,
  evaluation: manageEvaluation,
}

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
  const manage = managers[command]
  if (!manage && command !== 'consultations') throw new StartError(`${command} is not known.\n${usage}`)
  const { desk, leave } = await reachDesk(readEnv(process.env), createLog('silent'))
  try {
    if (manage) console.log(await manage(desk, rest))
    else await printConsultations(desk, values)
  } finally {
    await leave()
  }
}

main().catch((error) => {
  console.error(error instanceof StartError ? `[chuhai] ${error.message}` : error)
  process.exitCode = 1
})
