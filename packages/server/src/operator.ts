import { parseArgs } from 'node:util'
import { connectAdminApi } from './operator/admin-client'
import { restore } from './operator/backup'
import { options } from './operator/command'
import { commands } from './operator/commands'
import { readEnv } from './process/env'
import { createLog } from './process/log'
import { StartError } from './process/start-error'
import { openUploads } from './uploads/open-uploads'

// Exports and backups are readable by this user alone.
process.umask(0o077)

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
