import { parseArgs } from 'node:util'
import { accessOf } from './operator/access-log'
import { manageAccesses } from './operator/accesses'
import { manageBackup, restore } from './operator/backup'
import { printConsultations } from './operator/consultations'
import type { Desk } from './operator/desk'
import { manageEditions, type WindowOptions } from './operator/editions'
import { manageEvaluation } from './operator/evaluation'
import { manageGuide } from './operator/guide'
import { reachDesk } from './operator/reach-desk'
import { manageRegistrations, type RegistrationOptions } from './operator/registrations'
import { manageReports } from './operator/reports'
import { manageScenes } from './operator/scenes'
import { manageSchools } from './operator/schools'
import { manageSessions } from './operator/sessions'
import { manageSites } from './operator/sites'
import { manageUsers, type UserOptions } from './operator/users'
import { type Env, readEnv } from './process/env'
import { createLog } from './process/log'
import { StartError } from './process/start-error'
import type { FileStore } from './uploads/file-store'
import { openUploads } from './uploads/open-uploads'

// What is written is for this user alone: exports, backups.
process.umask(0o077)

const usage = `Usage: pnpm operator COMMAND

  consultations [--format table|csv] [--since DATE] [--out FILE]
  registrations list [--edition ID] [--status STATUS] [--track TRACK] [--zone ZONE]
  registrations export [--members] [--out FILE] [and what list takes]
  registrations show ID [--version NUMBER]
  registrations accept ID [--version NUMBER]
  registrations reject ID REASON [--version NUMBER]
  registrations plan ID FILE
  editions
  editions ID [--opens DATE] [--closes DATE]
  schools list [WORDS]
  schools import FILE
  sites list
  sites add ORIGIN [NAME]
  sites enable ORIGIN
  sites disable ORIGIN
  sessions revoke USER
  users find NAME
  users export [USER] [--phone NUMBER] --out FOLDER
  users erase [USER] [--phone NUMBER]
  accesses list
  backup FOLDER
  restore FOLDER
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
  opens: { type: 'string' },
  closes: { type: 'string' },
  edition: { type: 'string' },
  status: { type: 'string' },
  track: { type: 'string' },
  zone: { type: 'string' },
  members: { type: 'boolean' },
  version: { type: 'string' },
  phone: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

interface Means {
  options: RegistrationOptions & WindowOptions & UserOptions
  store: FileStore
  env: Env
}

const managers: Record<string, (desk: Desk, words: string[], means: Means) => Promise<string>> = {
  registrations: (desk, words, { options, store }) => manageRegistrations(desk, words, options, store),
  editions: (desk, words, { options }) => manageEditions(desk, words, options),
  schools: manageSchools,
  sites: manageSites,
  sessions: manageSessions,
  users: (desk, words, { options, store }) => manageUsers(desk, words, options, store),
  accesses: manageAccesses,
  backup: (desk, words, { env }) => manageBackup(desk, words, env),
  scenes: manageScenes,
  guide: manageGuide,
  reports: manageReports,
  evaluation: manageEvaluation,
}

const readArguments = () => {
  try {
    return parseArgs({ options, allowPositionals: true, tokens: true })
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${usage}`)
  }
}

const main = async () => {
  const { values, positionals, tokens } = readArguments()
  const namedOptions = tokens.flatMap((token) => (token.kind === 'option' ? token.name : []))
  const [command, ...rest] = positionals
  if (values.help || command === undefined) return console.log(usage)
  const manage = managers[command]
  const env = readEnv(process.env)
  // It makes the data folder that every other command works at.
  if (command === 'restore') return console.log(await restore(env, rest))
  if (!manage && command !== 'consultations') throw new StartError(`${command} is not known.\n${usage}`)
  const { store } = openUploads(env)
  const { desk, leave } = await reachDesk(env, createLog('silent'), store)
  try {
    await desk.logAccess(accessOf(positionals, namedOptions))
    if (!manage) return await printConsultations(desk, values)
    const said = await manage(desk, rest, { options: values, store, env })
    if (said !== '') console.log(said)
  } finally {
    await leave()
  }
}

main().catch((error) => {
  console.error(error instanceof StartError ? `[chuhai] ${error.message}` : error)
  process.exitCode = 1
})
