import { parseArgs } from 'node:util'
import { connectAdminApi } from './operator/admin-client'
import { applications } from './operator/applications'
import { audit } from './operator/audit'
import { backup, restore } from './operator/backup'
import { type Command, options } from './operator/command'
import { consultations } from './operator/consultations'
import { content } from './operator/content'
import { editions } from './operator/editions'
import { evaluation } from './operator/evaluation'
import { orders } from './operator/orders'
import { payments } from './operator/payments'
import { registrations } from './operator/registrations'
import { reports } from './operator/reports'
import { roles } from './operator/role-commands'
import { schools } from './operator/schools'
import { sites } from './operator/sites'
import { sessions, users } from './operator/users'
import { views } from './operator/views'
import { readEnv } from './process/env'
import { createLog } from './process/log'
import { StartError } from './process/start-error'
import { openUploads } from './uploads/open-uploads'

// Exports and backups are readable by this user alone.
process.umask(0o077)

const commands: Record<string, Command> = {
  content,
  consultations,
  registrations,
  applications,
  orders,
  payments,
  editions,
  schools,
  sites,
  sessions,
  users,
  views,
  roles,
  audit,
  backup,
  reports,
  evaluation,
}

const usage = [
  'Usage: pnpm operator COMMAND',
  '',
  ...Object.entries(commands).flatMap(([name, { usage }]) =>
    usage.map((rest) => `  ${name} ${rest}`.trimEnd()),
  ),
  '  restore FOLDER',
].join('\n')

const readArguments = () => {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${usage}`)
  }
}

const main = async () => {
  const { values, positionals } = readArguments()
  const [name, ...words] = positionals
  if (values.help || name === undefined) return console.log(usage)
  const env = readEnv(process.env)
  // It makes the data folder that every other command works on.
  if (name === 'restore') return console.log(await restore(env, words))
  const command = commands[name]
  if (!command) throw new StartError(`${name} is not known.\n${usage}`)
  const { store } = openUploads(env)
  const { call, close } = await connectAdminApi(env, createLog('silent'), store)
  try {
    const output = await command.run(words, { call, options: values, store, env })
    if (output !== '') console.log(output)
  } finally {
    await close()
  }
}

main().catch((error) => {
  console.error(error instanceof StartError ? `[chuhai] ${error.message}` : error)
  process.exitCode = 1
})
