import type { Env } from '../process/env'
import { StartError } from '../process/start-error'
import type { FileStore } from '../uploads/file-store'
import type { CallAdmin } from './admin-client'

/** Options of all commands, as `parseArgs` reads them. */
export const options = {
  format: { type: 'string' },
  since: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  by: { type: 'string' },
  path: { type: 'string' },
  out: { type: 'string' },
  opens: { type: 'string' },
  closes: { type: 'string' },
  edition: { type: 'string' },
  status: { type: 'string' },
  track: { type: 'string' },
  zone: { type: 'string' },
  members: { type: 'boolean' },
  version: { type: 'string' },
  kind: { type: 'string' },
  field: { type: 'string', multiple: true },
  phone: { type: 'string' },
  amount: { type: 'string' },
  days: { type: 'string' },
  why: { type: 'string' },
  programs: { type: 'boolean' },
  flood: { type: 'boolean' },
  'without-proof': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  remove: { type: 'boolean' },
  all: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

export type Options = {
  [Name in keyof typeof options]?: (typeof options)[Name] extends { multiple: true }
    ? string[]
    : (typeof options)[Name]['type'] extends 'boolean'
      ? boolean
      : string
}

export interface CommandContext {
  call: CallAdmin
  options: Options
  /** Uploaded files. */
  store: FileStore
  env: Env
}

/** Runs with the words after the command; resolves with what is printed. */
type Run = (words: string[], context: CommandContext) => Promise<string>

export interface Command {
  /** What may follow the command, a line each. */
  usage: readonly string[]
  run: Run
}

const choice = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** A command of several actions, by their usage: its first word names the action. `list` is the default where there is one. */
export const commandOf = (name: string, actions: Record<string, Run>): Command => {
  const byName = new Map(Object.entries(actions).map(([usage, run]) => [usage.split(' ')[0] ?? '', run]))
  return {
    usage: Object.keys(actions),
    run: async ([action = byName.has('list') ? 'list' : '', ...words], context) => {
      const run = byName.get(action)
      if (!run) throw new StartError(`${name} ${action} is not known. Use ${choice.format(byName.keys())}.`)
      return run(words, context)
    },
  }
}
