import { access, mkdir, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { ClassicLevel } from 'classic-level'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { createApp } from '../app'
import type { Database, Db } from '../database/db'
import { requireMigrated } from '../database/migration-history'
import { openDatabase } from '../database/open-database'
import { openPglite } from '../database/open-pglite'
import { dumpPostgres } from '../database/postgres-tools'
import { createLimiter } from '../limits/create-limiter'
import { noCarriers } from '../modules/carrier/carriers'
import { createAdminCall, fetchThrough } from '../operator/admin-client'
import { adminSocketPath, createLocalAdminApi, openAdminSocket } from '../operator/admin-socket'
import { backup, restore } from '../operator/backup'
import { silentLog } from '../process/log'
import { readEnv } from '../settings/env'
import { createPostgresDatabase, openPatiently, postgresUrl } from '../testing/database-template'
import { makeFirstRelease } from '../testing/first-release'
import { lead } from '../testing/forms'
import { pageHeaders } from '../testing/test-app'
import { bucketKeys, startBuckets } from '../testing/test-bucket'
import { seedTest } from '../testing/test-database'
import { createRedraw } from '../uploads/redraw'
import { bucketOf } from '../uploads/s3-store'
import { createUploads } from '../uploads/uploads'
import { createBackup } from './backup'
import { backupOf } from './backup-of'

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
    const app = createApp({
      db: database.db,
      limiter: createLimiter({ read: 0, write: 0, page: 0, upload: 0 }),
    })
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
      redraw: createRedraw(),
      carriers: noCarriers,
      statementOf: null,
      readSite: async () => null,
    })
    const call = createAdminCall(fetchThrough(adminSocketPath(old)))
    const context = { call, env, store, options: {} }
    expect(await backup.run({ folder: target }, context)).toMatch(
      /\/monday 已写好：数据库 [1-9]\d*\.\d MB；上传的文件 \d+ 个，\d+\.\d MB；登录服务 \d+\.\d MB$/,
    )
    isOver = true
    await writing
    await expect(backup.run({ folder: target }, context)).rejects.toThrow(/已经存在/)
    await socket.close()
    await Promise.all([database.close(), accounts.close()])

    const freshEnv = readEnv({ DATA_DIR: fresh })
    expect(await restore(freshEnv, target)).toMatch(/备份于北京时间 20/)
    await expect(restore(freshEnv, target)).rejects.toThrow(/已经有 database、uploads\/files、sign-on/)
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

it.skipIf(postgresUrl)(
  'of the first release restores into this version, which brings it up to date',
  async () => {
    const [old, fresh] = [join(folder, 'first-release'), join(folder, 'first-release-fresh')]
    const target = join(folder, 'backups', 'first-release')
    const database = await openPglite(old)
    await makeFirstRelease(database)
    await backupOf(readEnv({ DATA_DIR: old }), database)(target)
    await database.close()
    const env = readEnv({ DATA_DIR: fresh })
    await restore(env, target)
    const restored = await openDatabase(env, silentLog)
    await requireMigrated(restored.db)
    expect((await rowsOf(restored.db))['public.consultation']?.join()).toContain('13800138000')
    await restored.close()
  },
)

it('leaves no backup folder when it fails', async () => {
  const target = join(folder, 'broken')
  const snapshot = () => Promise.reject(new Error('the disk is full'))
  await expect(createBackup({ dataDir: folder, target, snapshot })).rejects.toThrow('full')
  expect((await readdir(folder)).filter((name) => name.startsWith('broken'))).toEqual([])
})

it.runIf(postgresUrl)(
  'brings a PostgreSQL database and its files into an empty database, as they were while the server was writing',
  async () => {
    const [own, fresh] = [
      await createPostgresDatabase(postgresUrl ?? ''),
      await createPostgresDatabase(postgresUrl ?? ''),
    ]
    const [dataDir, target] = [join(folder, 'of-postgres'), join(folder, 'backups', 'of-postgres')]
    const env = readEnv({ DATA_DIR: dataDir, DATABASE_URL: own.url })
    const database = openPatiently(own.url)
    await database.migrate()
    await seedTest(database)
    const app = createApp({ db: database.db })
    const { store } = createUploads({ folder: join(dataDir, 'uploads') })
    const submit = async () => {
      const init = { method: 'POST', headers: pageHeaders, body: JSON.stringify(lead) }
      expect((await app.request('/api/consultation', init)).status).toBe(200)
    }
    await mkdir(dataDir, { recursive: true })
    await writeFile(join(dataDir, 'arriving'), 'bytes')
    await store.put('licence.png', join(dataDir, 'arriving'), 'image/png')
    await submit()
    const before = await rowsOf(database.db)
    const local = createLocalAdminApi({
      db: database.db,
      store,
      backup: backupOf(env, database),
      redraw: createRedraw(),
      carriers: noCarriers,
      statementOf: null,
      readSite: async () => null,
    })
    const context = { call: createAdminCall(local.request), env, store, options: {} }
    const [said] = await Promise.all([backup.run({ folder: target }, context), submit(), submit(), submit()])
    expect(said).toContain(`${target} 已写好：数据库 `)

    const freshEnv = readEnv({ DATA_DIR: join(folder, 'of-postgres-fresh'), DATABASE_URL: fresh.url })
    expect(await restore(freshEnv, target)).toMatch(/^已恢复：DATABASE_URL 的数据库、.*备份于北京时间 20/)
    await expect(restore(freshEnv, target)).rejects.toThrow(/has tables already/)
    const restored = openPatiently(fresh.url)
    await restored.migrate()
    const rows = await rowsOf(restored.db)
    expect(Object.keys(rows).sort()).toEqual(Object.keys(before).sort())
    const grows = new Set(['public.consultation', 'public.outbox_message', 'public.operator_audit'])
    for (const [name, kept] of Object.entries(before).filter(([name]) => name !== 'public.rate_limit'))
      if (grows.has(name)) expect(rows[name]).toEqual(expect.arrayContaining(kept))
      else expect([name, rows[name]]).toEqual([name, kept])
    expect(await readFile(join(folder, 'of-postgres-fresh', 'uploads', 'files', 'licence.png'), 'utf8')).toBe(
      'bytes',
    )
    await Promise.all([database.close(), restored.close()])
    await Promise.all([own.drop(), fresh.drop()])
  },
  180_000,
)

it('brings the files of a bucket into another one, also those that are there already', async () => {
  const buckets = await startBuckets(folder, 'chuhai', 'chuhai-fresh')
  const envOf = (S3_BUCKET: string, dataDir: string) =>
    readEnv({
      DATA_DIR: join(folder, dataDir),
      S3_ENDPOINT: buckets.endpoint,
      S3_BUCKET,
      S3_REGION: bucketKeys.region,
      S3_ACCESS_KEY_ID: bucketKeys.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucketKeys.secretAccessKey,
    })
  const storeOf = (env: ReturnType<typeof readEnv>) =>
    bucketOf(env) as NonNullable<ReturnType<typeof bucketOf>>
  const [env, freshEnv] = [envOf('chuhai', 'with-bucket'), envOf('chuhai-fresh', 'with-fresh-bucket')]
  const put = async (one: typeof env, name: string, bytes: string) => {
    const path = join(folder, 'arriving-in-bucket')
    await writeFile(path, bytes)
    await storeOf(one).put(name, path, 'image/png')
  }
  const names = Array.from({ length: 30 }, (_, index) => `licence-${index}.png`)
  for (const name of names) await put(env, name, `bytes of ${name}`)
  const target = join(folder, 'backups', 'with-bucket')
  // Added while the database is copied: its row may be in the copy.
  const snapshot = async (to: string) => {
    await mkdir(to)
    await put(env, 'late.png', 'late')
  }
  await backupOf(env, { snapshot } as Database)(target)
  expect((await readdir(join(target, 'uploads/files'))).toSorted()).toEqual([...names, 'late.png'].toSorted())

  await put(freshEnv, 'licence-0.png', 'bytes of licence-0.png')
  expect(await restore(freshEnv, target)).toMatch(/^已恢复：存储桶、.*备份于北京时间 20/)
  for (const name of names) {
    const file = await storeOf(freshEnv).get(name)
    expect(file && (await text(file))).toBe(`bytes of ${name}`)
  }
  await expect(
    backupOf(envOf('nothing', 'with-bucket'), { snapshot } as Database)(`${target}-2`),
  ).rejects.toThrow(/There is no bucket/)
  await buckets.close()
})

it('leaves folders of others alone, whatever they are called', async () => {
  const target = join(folder, 'tuesday')
  const snapshot = async (to: string) => void (await mkdir(to))
  await mkdir(`${target}.partial`)
  await writeFile(join(`${target}.partial`, 'diary.txt'), 'mine')
  await createBackup({ dataDir: join(folder, 'no-files'), target, snapshot })
  expect(await readFile(join(`${target}.partial`, 'diary.txt'), 'utf8')).toBe('mine')
  expect((await readdir(folder)).filter((name) => name.startsWith('tuesday'))).toEqual([
    'tuesday',
    'tuesday.partial',
  ])
})

it('is on the disk in whole before it has its name', async () => {
  const target = join(folder, 'flushed')
  const handle = await open(folder)
  const sync = vi.spyOn(Object.getPrototypeOf(handle), 'sync')
  await handle.close()
  onTestFinished(() => sync.mockRestore())
  let written = 0
  const snapshot = async (to: string) => {
    await mkdir(join(to, 'base'), { recursive: true })
    await Promise.all(['a', 'base/b'].map((name) => writeFile(join(to, name), name)))
    written = sync.mock.calls.length
  }
  await createBackup({ dataDir: join(folder, 'no-files'), target, snapshot })
  // Two files and the manifest; the folders database, base, uploads, files and their own, and the one that has the backup.
  expect(sync.mock.calls.length - written).toBe(3 + 5 + 1)
})

it.each([
  ['postgres', {}, /是 PostgreSQL 的备份。请用 DATABASE_URL/],
  ['embedded', { DATABASE_URL: 'postgres://localhost/chuhai' }, /恢复时不要设置 DATABASE_URL/],
])('is not restored where the database is another one than its %s', async (kind, where, sentence) => {
  const target = join(folder, `other-${kind}`)
  await mkdir(target)
  await writeFile(join(target, 'backup.json'), JSON.stringify({ form: 1, kind, madeAt: '2026-11-25' }))
  await expect(restore(readEnv({ DATA_DIR: join(folder, 'other'), ...where }), target)).rejects.toThrow(
    sentence,
  )
})

it('says which program of PostgreSQL is missing, or what it complains of, and leaves no backup folder', async () => {
  const target = join(folder, 'without-tools')
  const snapshot = (to: string) => dumpPostgres('postgres://chuhai:secret@127.0.0.1:1/chuhai', to)
  await expect(createBackup({ dataDir: folder, target, snapshot })).rejects.toThrow(
    /^pg_dump (was not found. Install|failed: .*127\.0\.0\.1)/,
  )
  vi.stubEnv('PATH', '/nowhere')
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(createBackup({ dataDir: folder, target, snapshot })).rejects.toThrow(/pg_dump was not found/)
  await expect(access(target)).rejects.toThrow('ENOENT')
})

it('refuses any other folder', async () => {
  const env = readEnv({ DATA_DIR: join(folder, 'other') })
  await mkdir(join(folder, 'some'), { recursive: true })
  await expect(restore(env, join(folder, 'some'))).rejects.toThrow(/不是备份/)
  const withPostgres = readEnv({ DATABASE_URL: 'postgres://localhost/chuhai' })
  await expect(restore(withPostgres, dirname(folder))).rejects.toThrow(/不是备份/)
})
