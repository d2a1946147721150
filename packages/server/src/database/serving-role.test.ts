import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../app'
import { backupOf } from '../backup/backup-of'
import { createSweeps } from '../modules/sweeps'
import { restore } from '../operator/backup'
import { silentLog } from '../process/log'
import { type Env, readEnv } from '../settings/env'
import { longestRetention } from '../settings/retention'
import { createPostgresDatabase, postgresUrl } from '../testing/database-template'
import { lead } from '../testing/forms'
import { pageHeaders } from '../testing/test-app'
import { seedTest } from '../testing/test-database'
import { createUploads } from '../uploads/uploads'
import type { Database } from './db'
import { openDatabase, openMigratedDatabase } from './open-database'

const insufficientPrivilege = '42501'
const password = randomUUID()
const name = randomUUID().slice(0, 8)
const roles = { owner: `chuhai_owner_${name}`, serving: `chuhai_serving_${name}` }

const addressOf = (url: string, role: string): string => {
  const address = new URL(url)
  address.username = role
  address.password = password
  return address.href
}

describe.runIf(postgresUrl)('with a role that owns and one that serves, PostgreSQL', () => {
  let own: Awaited<ReturnType<typeof createPostgresDatabase>>
  let folder: string
  let env: Env
  let database: Database

  const administer = async (url: string, ...statements: string[]) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  const settingsOf = (url: string, dataDir = 'data') =>
    readEnv({
      DATA_DIR: join(folder, dataDir),
      DATABASE_OWNER_URL: addressOf(url, roles.owner),
      DATABASE_URL: addressOf(url, roles.serving),
    })
  const createOwned = async () => {
    const made = await createPostgresDatabase(postgresUrl ?? '')
    await administer(made.url, `alter database ${made.name} owner to ${roles.owner}`)
    return made
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chuhai-roles-'))
    for (const role of Object.values(roles))
      await administer(postgresUrl ?? '', `create role ${role} login password '${password}'`)
    own = await createOwned()
    env = settingsOf(own.url)
    database = await openDatabase(env, silentLog)
    await seedTest(database)
  })
  afterAll(async () => {
    await database.close()
    await own.drop()
    await administer(postgresUrl ?? '', ...Object.values(roles).map((role) => `drop role ${role}`))
    await rm(folder, { recursive: true })
  })

  const submit = async () => {
    const init = { method: 'POST', headers: pageHeaders, body: JSON.stringify(lead) }
    return (await createApp({ db: database.db }).request('/api/consultation', init)).status
  }

  it('takes leads, indexes and sweeps with the rights of the serving one', async () => {
    const { rows } = (await database.db.execute(sql`select current_user as role`)) as unknown as {
      rows: unknown[]
    }
    expect(rows).toEqual([{ role: roles.serving }])
    expect(await submit()).toBe(200)
    const uploads = createUploads({ folder: join(folder, 'uploads') })
    for (const sweep of Object.values(
      createSweeps({ db: database.db, uploads, retention: longestRetention }),
    ))
      await sweep(new Date())
    const command = await openMigratedDatabase(env, silentLog)
    await command.close()
  })

  it.each([
    'create table "more" (id int)',
    'create schema "more"',
    'alter table "consultation" add column "more" int',
    'drop table "consultation"',
    'truncate "consultation"',
    'alter table "operator_audit" disable trigger all',
    'drop trigger "operator_audit_rows" on "operator_audit"',
    'create or replace function keep_operator_audit() returns trigger language plpgsql as $$ begin return new; end $$',
    'drop function keep_operator_audit() cascade',
    'alter function keep_operator_audit() rename to "other"',
    "set session_replication_role = 'replica'",
    `set role ${roles.owner}`,
    'delete from drizzle.__drizzle_migrations',
  ])('refuses what the serving one has no business with: %s', async (statement) => {
    const error = await database.db.execute(sql.raw(statement)).catch((failure: Error) => failure.cause)
    expect(error).toMatchObject({ code: insufficientPrivilege })
  })

  it('lets the serving one into tables that a later version adds', async () => {
    await administer(addressOf(own.url, roles.owner), 'create table "later" (id serial primary key)')
    const again = await openDatabase(env, silentLog)
    await again.db.execute(sql`insert into "later" default values`)
    await again.close()
  })

  it('is backed up by the one and restored by the other', async () => {
    const target = join(folder, 'backup')
    await backupOf(env, database)(target)
    const fresh = await createOwned()
    const freshEnv = settingsOf(fresh.url, 'fresh')
    expect(await restore(freshEnv, target)).toMatch(/备份于北京时间 20/)
    const restored = await openDatabase(freshEnv, silentLog)
    const countOf = (one: Database) => one.db.$count(sql`consultation`)
    expect(await countOf(restored)).toBe(await countOf(database))
    await restored.close()
    await fresh.drop()
  })

  it('is not opened where the serving one could do more, or does not exist', async () => {
    const open = (DATABASE_URL: string) => openDatabase({ ...env, DATABASE_URL }, silentLog)
    await expect(open(postgresUrl ?? '')).rejects.toThrow(/could change tables/)
    await expect(open(addressOf(own.url, 'nobody'))).rejects.toThrow(/There is no role nobody/)
    const owner = addressOf(own.url, roles.owner)
    await administer(owner, `grant create on database ${own.name} to ${roles.serving}`)
    await expect(open(env.DATABASE_URL ?? '')).rejects.toThrow(/could change tables/)
    await administer(owner, `revoke create on database ${own.name} from ${roles.serving}`)
    await (await open(env.DATABASE_URL ?? '')).close()
  })
})
