import type { Env } from '../settings/env'
import type { FileStore } from '../uploads/file-store'
import type { CallAdmin } from './admin-client'
import type { Option, Values } from './options'
import type { Words, WordValues } from './words'

type Options = Record<string, Option>

export interface CommandContext<Given = Record<never, never>> {
  call: CallAdmin
  /** Options of the action that were given, by their names. */
  options: Given
  /** Uploaded files. */
  store: FileStore
  env: Env
}

/** What an operator can do. Words and options that it does not declare are refused. */
export interface Action<Declared extends Options = Options, DeclaredWords extends Words = Words> {
  /** What it does, in one line. */
  about: string
  /** Words after its name, in their order; none by default. */
  words?: DeclaredWords
  options?: Declared
  /** A command line that works, without `pnpm operator`. */
  example: string
  /** Runs with the values of its words and options; resolves with what is printed. */
  run(words: WordValues<DeclaredWords>, context: CommandContext<Values<Declared>>): Promise<string>
}

/** Actions under one name. `list` is the default where there is one. */
export interface Command {
  about: string
  actions: Entries
}

/** Actions and groups of actions by their names. */
export type Entries = Readonly<Record<string, Action | Command>>

export const isGroup = (entry: Action | Command): entry is Command => 'actions' in entry

/** Declares an action, so that it gets its words and options with their types. */
export const action = <const Declared extends Options, const DeclaredWords extends Words>(
  declared: Action<Declared, DeclaredWords>,
): Action => declared
