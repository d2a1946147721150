import { parseArgs } from 'node:util'
import { accessOf } from './operator/access-log'
import type { AdminApi } from './operator/admin-api'
import { connectAdminApi } from './operator/admin-client'
import { manageBackup, restore } from './operator/backup'
import { printConsultations } from './operator/consultations'
import { manageEditions, type WindowOptions } from './operator/editions'
import { manageEvaluation } from './operator/evaluation'
import { manageGuide } from './operator/guide'
import { manageRegistrations, type RegistrationOptions } from './operator/registrations'
import { manageAccesses, manageReports } from './operator/reports'
import { manageScenes } from './operator/scenes'
import { manageSchools } from './operator/schools'
import { manageSites } from './operator/sites'
import { manageSessions, manageUsers, type UserOptions } from './operator/users'
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

interface CommandContext {
  options: RegistrationOptions & WindowOptions & UserOptions
  store: FileStore
  env: Env
}

const commands: Record<
  string,
  (admin: AdminApi, words: string[], context: CommandContext) => Promise<string>
> = {
  registrations: (admin, words, { options, store }) => manageRegistrations(admin, words, options, store),
  editions: (admin, words, { options }) => manageEditions(admin, words, options),
  schools: manageSchools,
  sites: manageSites,
  sessions: manageSessions,
  users: (admin, words, { options, store }) => manageUsers(admin, words, options, store),
  accesses: manageAccesses,
  backup: (admin, words, { env }) => manageBackup(admin, words, env),
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
  const run = commands[command]
  const env = readEnv(process.env)
  // It makes the data folder that every other command works at.
  if (command === 'restore') return console.log(await restore(env, rest))
  if (!run && command !== 'consultations') throw new StartError(`${command} is not known.\n${usage}`)
  const { store } = openUploads(env)
  const { admin, close } = await connectAdminApi(env, createLog('silent'), store)
  try {
    await admin.logAccess(accessOf(positionals, namedOptions))
    if (!run) return await printConsultations(admin, values)
    const said = await run(admin, rest, { options: values, store, env })
    if (said !== '') console.log(said)
  } finally {
    await close()
  }
}

main().catch((error) => {
  console.error(error instanceof StartError ? `[chuhai] ${error.message}` : error)
  process.exitCode = 1
})
