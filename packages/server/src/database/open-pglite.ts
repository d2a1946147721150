import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { makePrivateFolder, migrationsDir, packageDir } from '../process/folders'
import { StartError } from '../process/start-error'
import type { Database, Db } from './db'
import { lockDirectory } from './directory-lock'

/** The default of 128 MB would be most of the process; an embedded database needs little. */
export const pgliteSettings = ['shared_buffers=8MB']

/**
 * A first initialisation takes 0.8 GB, which WebAssembly never gives back, so a child process does it. It works
 * beside the final folder: a half-made database of an interrupted start is never opened.
 */
const initialise = async (folder: string): Promise<void> => {
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  const child = fork(join(packageDir, 'initialise-pglite.mjs'), [draft], { execArgv: [], stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0)
    throw new StartError(`The database could not be created in ${folder}. Check free space and permissions.`)
  await rename(draft, folder)
}

/** Where the embedded database is, in a data folder. */
export const databaseDirOf = (dataDir: string): string => join(dataDir, 'database')

/** Opens the embedded database of a data folder, creating it at the first start, and locks the folder. */
export const openPglite = async (dataDir: string): Promise<Database> => {
  await makePrivateFolder(dataDir)
  const lock = await lockDirectory(dataDir)
  try {
    const folder = databaseDirOf(dataDir)
    if (!existsSync(folder)) await initialise(folder)
    const client = await PGlite.create({ dataDir: folder, postgresqlconf: pgliteSettings })
    const database = wrapPglite(client)
    return {
      ...database,
      async snapshot(target) {
        await client.exec('checkpoint')
        await client.runExclusive(() => cp(folder, target, { recursive: true }))
      },
      close: async () => {
        await database.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** How long a call waits for the statements of others; its own go on, as they cannot be ended. */
const answerMs = 10_000

/** How long statements may follow one another. */
const turnMs = 20

/**
 * A statement runs at once and cannot be ended: `statement_timeout` has no effect, as no timer runs meanwhile. What waits for it goes
 * on before anything else, so that many in a row would hold the process like a long one: others have their turn between.
 */
const takeTurns = (client: PGlite): void => {
  const run = client.execProtocolRaw.bind(client)
  let turnedAt = performance.now()
  client.execProtocolRaw = async (...message) => {
    const answer = await run(...message)
    if (performance.now() - turnedAt > turnMs) {
      await nextTurn()
      turnedAt = performance.now()
    }
    return answer
  }
}

export const wrapPglite = (client: PGlite): Database => {
  takeTurns(client)
  const db = drizzle({ client })
  return {
    db: db as unknown as Db,
    deadlineMs: answerMs,
    migrate: (folder = migrationsDir) => migrate(db, { migrationsFolder: folder }),
    close: () => client.close(),
  }
}
