import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  erasePersonalData,
  exportPersonalData,
  findUsers,
  revokeAllSessions,
  revokeSessions,
  type Subject,
  setUserDisabled,
} from '@chuhai/contract/admin'
import { StartError } from '../process/start-error'
import { type CommandContext, commandOf } from './command'
import { fromCaller, textTable } from './output'

const readSubject = (text: string | undefined, { phone }: CommandContext['options']): Subject => {
  if (text === undefined && !phone)
    throw new StartError('Whose data? Give the id of a user, or --phone with the number a visitor has left.')
  return { ...(text !== undefined && { userId: Number(requireUserId(text)) }), ...(phone && { phone }) }
}

/** Returns the id of a user that the operator names. */
export const requireUserId = (text = ''): string => {
  if (!/^\d{1,15}$/.test(text))
    throw new StartError(`"${text}" is no user. Give an id, for example 42; users find NAME lists them.`)
  return text
}

const disable = async ({ call }: CommandContext, user: string | undefined, disabled: boolean) => {
  const id = requireUserId(user)
  if (!(await call(setUserDisabled, { params: { id }, body: { disabled } })))
    throw new StartError(`There is no user ${id}. users find NAME lists them.`)
  return disabled ? `user ${id} is signed out and cannot sign in` : `user ${id} may sign in again`
}

/** Finds users, closes accounts, and exports or erases the data of a person. */
export const users = commandOf('users', {
  'find NAME': async (words, { call }) => {
    const found = await call(findUsers, { query: { words: words.join(' ') } })
    return textTable(
      ['id', 'name', 'issuer', 'last signed in', 'disabled'],
      found.map(({ id, userName, issuer, lastSignedInAt, disabled }) => [
        String(id),
        userName,
        issuer,
        lastSignedInAt,
        disabled ? 'yes' : 'no',
      ]),
    )
  },
  'disable USER': ([user], context) => disable(context, user, true),
  'enable USER': ([user], context) => disable(context, user, false),
  /** Writes a new folder: `data.json`, and the files of the person. */
  'export [USER] [--phone NUMBER] --out FOLDER': async ([user], { call, store, options }) => {
    const { out } = options
    if (!out) throw new StartError('Name a new folder to write: users export USER --out FOLDER')
    const { data, files } = await call(exportPersonalData, { body: readSubject(user, options) })
    const folder = fromCaller(out)
    await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      throw new StartError(`The folder ${out} was not made: ${error.message}`)
    })
    await writeFile(join(folder, 'data.json'), `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600 })
    for (const name of files) {
      const bytes = await store.get(name)
      if (bytes) await pipeline(bytes, createWriteStream(join(folder, name), { mode: 0o600 }))
    }
    return `${out} written: data.json and ${files.length} files`
  },
  'erase [USER] [--phone NUMBER]': async ([user], { call, options }) => {
    const erased = Object.entries(await call(erasePersonalData, { body: readSubject(user, options) }))
    if (erased.length === 0) return 'Nothing is kept about them.'
    return textTable(
      ['table', 'rows erased'],
      erased.map(([table, rows]) => [table, String(rows)]),
    )
  },
})

/** Ends all sessions of a user at once, for example when a device was lost, or of everybody. */
export const sessions = commandOf('sessions', {
  'revoke USER | --all': async ([user], { call, options }) => {
    if (!options.all) {
      const id = requireUserId(user)
      return `${await call(revokeSessions, { params: { id } })} sessions of user ${id} ended`
    }
    if (user !== undefined) throw new StartError('Give a user or --all, not both.')
    return `${await call(revokeAllSessions)} sessions ended`
  },
})
