import { createWriteStream } from 'node:fs'
import { resolve } from 'node:path'

/** A file that the operator names, from where `pnpm` was called and not from where it runs its script. */
export const fromCaller = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path)

/** Where an export goes: to a file that only this user can read, or to the terminal. */
export const outputTo = (file: string | undefined) =>
  file === undefined ? process.stdout : createWriteStream(fromCaller(file), { mode: 0o600 })
