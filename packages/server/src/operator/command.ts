import type { Env } from '../settings/env'
import type { FileStore } from '../uploads/file-store'
import type { CallAdmin } from './admin-client'
import type { Option, Values } from './options'

type Options = Record<string, Option>

export interface CommandContext<Given = Record<never, never>> {
  call: CallAdmin
  /** Options of the action that were given, by their names. */
  options: Given
  /** Uploaded files. */
  store: FileStore
  env: Env
}

/** What an operator can do. Options that it does not declare are refused. */
export interface Action<Declared extends Options = Options> {
  /** What it does, in one line. */
  about: string
  /** Words after its name: `<编号> [原因...]`; none by default. */
  words?: string
  options?: Declared
  /** A command line that works, without `pnpm operator`. */
  example: string
  /** Runs with its words; resolves with what is printed. */
  run(words: string[], context: CommandContext<Values<Declared>>): Promise<string>
}

/** Actions under one name. `list` is the default where there is one. */
export interface Command {
  about: string
  actions: Readonly<Record<string, Action | Command>>
}

/** Declares an action, so that it gets its options with their types. */
export const action = <const Declared extends Options>(declared: Action<Declared>): Action => declared
