import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ClassicLevel } from 'classic-level'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../app'
import type { Database, Db } from '../database/db'
import { backupOf } from '../database/open-database'
import { openPglite } from '../database/open-pglite'
import { createAdminCall, fetchThrough } from '../operator/admin-client'
import { adminSocketPath, openAdminSocket } from '../operator/admin-socket'
import { backup, restore } from '../operator/backup'
import { readEnv } from '../process/env'
import { postgresUrl } from '../testing/database-template'
import { lead } from '../testing/forms'
import { pageHeaders } from '../testing/test-app'
import { seedTest } from '../testing/test-database'
import { createUploads } from '../uploads/uploads'
import { createBackup } from './backup'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chuhai-backup-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** All rows of all tables, by their tables. */
const rowsOf = async (db: Db): Promise<Record<string, string[]>> => {
  const run = async (statement: string) =>
    ((await db.execute(sql.raw(statement))) as unknown as { rows: Record<string, string>[] }).rows
  const tables = await run(
    "select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables where table_schema in ('public', 'drizzle')",
  )
  const all: Record<string, string[]> = {}
  for (const { name = '' } of tables)
    all[name] = (await run(`select t::text as row from ${name} t`)).map(({ row = '' }) => row).sort()
  return all
}

it.skipIf(postgresUrl)(
  'brings everything into an empty folder that a running server had acknowledged before',
  async () => {
    const [old, fresh] = [join(folder, 'old'), join(folder, 'fresh')]
    const target = join(folder, 'backups', 'monday')
    const env = readEnv({ DATA_DIR: old })
    const database: Database = await openPglite(old)
    await database.migrate()
    await seedTest(database)
    const app = createApp({ db: database.db })
    const submit = async (): Promise<string> => {
      const response = await app.request('/api/consultation', {
        method: 'POST',
        headers: pageHeaders,
        body: JSON.stringify(lead),
      })
      return ((await response.json()) as { data: { id: string } }).data.id
    }
    const accounts = new ClassicLevel(join(old, 'sign-on'))
    const uploads = createUploads({ folder: join(old, 'uploads') })
    const addFile = async (name: string) => {
      const arriving = join(old, 'arriving')
      await writeFile(arriving, `bytes of ${name}`)
      await uploads.store.put(name, arriving, 'image/png')
    }
    await addFile('licence.png')
    for (let i = 0; i < 200; i += 1)
      await accounts.put(`account:${i}`, 'x'.repeat(1000), { sync: true } as never)
    const leadsBefore = [await submit(), await submit()]
    const rowsBefore = await rowsOf(database.db)

    // Concurrent writes must not harm the backup.
    let isOver = false
    const meanwhile = async () => {
      for (let i = 0; !isOver; i += 1) {
        await submit()
        await accounts.batch(
          Array.from({ length: 50 }, (_, n) => ({
            type: 'put' as const,
            key: `more:${i}:${n}`,
            value: 'y'.repeat(500),
          })),
        )
        await addFile(`more-${i}.png`)
      }
    }
    const writing = meanwhile()
    const { store } = uploads
    const socket = await openAdminSocket(old, {
      db: database.db,
      store,
      backup: backupOf(env, database),
      statementOf: null,
    })
    const call = createAdminCall(fetchThrough(adminSocketPath(old)))
    const context = { call, env, store, options: {} }
    expect(await backup.run([target], context)).toBe(`${target} written`)
    isOver = true
    await writing
    await expect(backup.run([target], context)).rejects.toThrow(/exists already/)
    await socket.close()
    await Promise.all([database.close(), accounts.close()])

    const freshEnv = readEnv({ DATA_DIR: fresh })
    expect(await restore(freshEnv, [target])).toMatch(/restored as of 20/)
    await expect(restore(freshEnv, [target])).rejects.toThrow(/has database, uploads\/files, sign-on already/)
    const restored = await openPglite(fresh)
    await restored.migrate()
    const rows = await rowsOf(restored.db)
    expect(Object.keys(rows)).toEqual(Object.keys(rowsBefore))
    const grows = new Set(['public.consultation', 'public.outbox_message', 'public.operator_audit'])
    for (const [name, before] of Object.entries(rowsBefore))
      if (grows.has(name)) expect(rows[name]).toEqual(expect.arrayContaining(before))
      else expect([name, rows[name]]).toEqual([name, before])
    for (const id of leadsBefore) expect(rows['public.consultation']?.join()).toContain(id)
    expect(await readFile(join(fresh, 'uploads', 'files', 'licence.png'), 'utf8')).toBe(
      'bytes of licence.png',
    )
    const restoredAccounts = new ClassicLevel(join(fresh, 'sign-on'))
    for (let i = 0; i < 200; i += 1) expect(await restoredAccounts.get(`account:${i}`)).toHaveLength(1000)
    await Promise.all([restored.close(), restoredAccounts.close()])
  },
  180_000,
)

it('leaves no backup folder when it fails', async () => {
  const target = join(folder, 'broken')
  const snapshot = () => Promise.reject(new Error('the disk is full'))
  await expect(createBackup({ dataDir: folder, target, snapshot })).rejects.toThrow('full')
  await expect(access(target)).rejects.toThrow('ENOENT')
})

it('refuses any other folder, and points to the tools of PostgreSQL', async () => {
  const env = readEnv({ DATA_DIR: join(folder, 'other') })
  await mkdir(join(folder, 'some'), { recursive: true })
  await expect(restore(env, [join(folder, 'some')])).rejects.toThrow(/is no backup/)
  await expect(restore(env, [])).rejects.toThrow(/restore FOLDER/)
  const withPostgres = readEnv({ DATABASE_URL: 'postgres://localhost/chuhai' })
  await expect(restore(withPostgres, [dirname(folder)])).rejects.toThrow(/docs\/guides\/backup.md/)
})
