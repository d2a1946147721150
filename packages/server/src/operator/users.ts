import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Subject } from '../personal-data/personal-tables'
import { StartError } from '../process/start-error'
import type { FileStore } from '../uploads/file-store'
import type { AdminApi } from './admin-api'
import { fromCaller, textTable } from './output'

export interface UserOptions {
  phone?: string
  out?: string
}

const readSubject = (text: string | undefined, phone: string | undefined): Subject => {
  if (text === undefined && !phone)
    throw new StartError('Whose data? Give the id of a user, or --phone with the number a visitor has left.')
  if (text !== undefined && !/^\d{1,15}$/.test(text))
    throw new StartError(`"${text}" is no user. Give an id, for example 42; users find NAME lists them.`)
  return { ...(text !== undefined && { userId: Number(text) }), ...(phone && { phone }) }
}

/** Writes all that is kept about a person into a new folder: `data.json`, and their files. */
const exportTo = async (
  admin: AdminApi,
  store: FileStore,
  subject: Subject,
  out: string,
): Promise<string> => {
  const { data, files } = await admin.exportPersonalData(subject)
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
}

/** Finds users, and exports or erases what is kept about a person. */
export const manageUsers = async (
  admin: AdminApi,
  [action, ...words]: string[],
  { phone, out }: UserOptions,
  store: FileStore,
): Promise<string> => {
  if (action === 'find') {
    const found = await admin.findUsers(words.join(' '))
    const rows = found.map(({ id, userName, issuer, lastSignedInAt }) => [
      String(id),
      userName,
      issuer,
      lastSignedInAt,
    ])
    return textTable(['id', 'name', 'issuer', 'last signed in'], rows)
  }
  if (action === 'export') {
    if (!out) throw new StartError('Name a new folder to write: users export USER --out FOLDER')
    return exportTo(admin, store, readSubject(words[0], phone), out)
  }
  if (action === 'erase') {
    const erased = Object.entries(await admin.erasePersonalData(readSubject(words[0], phone)))
    if (erased.length === 0) return 'Nothing is kept about them.'
    return textTable(
      ['table', 'rows erased'],
      erased.map(([table, rows]) => [table, String(rows)]),
    )
  }
  throw new StartError(`users ${action ?? ''} is not known. Use find, export or erase.`)
}

/** Ends all sessions of a user at once, for example when a device was lost. */
export const manageSessions = async (admin: AdminApi, [action, text = '']: string[]): Promise<string> => {
  if (action !== 'revoke') throw new StartError(`sessions ${action ?? ''} is not known. Use revoke USER.`)
  if (!/^\d{1,15}$/.test(text))
    throw new StartError(`"${text}" is no user. Give the id of one, as user info tells it, for example 42.`)
  return `${await admin.revokeSessions(Number(text))} sessions of user ${text} ended`
}
