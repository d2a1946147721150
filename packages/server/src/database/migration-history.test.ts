import { sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { makeFirstRelease } from '../testing/first-release'
import { openEmptyDatabase, openTestDatabase, seedTest } from '../testing/test-database'
import { type Database, rowsOf } from './db'
import { requireKnownHistory, requireMigrated } from './migration-history'

let database: Database
afterEach(() => database.close())

it('admits a command to a database of this version only, and never migrates', async () => {
  database = await openTestDatabase()
  const { db } = database
  await requireMigrated(db)
  await db.execute(sql`delete from drizzle.__drizzle_migrations
    where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`)
  await expect(requireMigrated(db)).rejects.toThrow(/older than this command. Start the server/)
  await db.execute(sql`drop schema drizzle cascade`)
  await expect(requireMigrated(db)).rejects.toThrow(/older than this command/)
})

it('refuses a database of another line of versions, and says what to do', async () => {
  database = await openTestDatabase()
  const { db } = database
  const apply = (made: number) =>
    db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('other', ${made})`)
  await apply(Date.parse('2100-01-01'))
  await requireKnownHistory(db)
  await apply(1_795_387_065_396)
  await expect(requireKnownHistory(db)).rejects.toThrow(/another line of versions.*DATA_DIR or DATABASE_URL/)
  await expect(requireMigrated(db)).rejects.toThrow(/another line of versions/)
})

it('brings a database of the first release up to date, with rows in every table', async () => {
  database = await openEmptyDatabase()
  const { db, migrate } = database
  await makeFirstRelease(database)
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of tables) expect([name, await db.$count(sql.identifier(name))]).not.toEqual([name, 0])

  await requireKnownHistory(db)
  await migrate()
  await requireMigrated(db)
  await seedTest({ db })
  const [kept] = await rowsOf(
    db,
    sql`select
      (select contacts_phone from consultation where id = '00000000-0000-4000-8000-000000000002') as lead,
      (select org_name from organisation where id = '00000000-0000-4000-8000-000000000001') as organisation,
      (select user_name from user_account where subject = 'demo') as "user",
      (select audit_status from competition_registration where edition_id = 91) as registration,
      (select price from school_course where id = 990003) as "course in fen",
      (select chapters #>> '{0,lessons,0,title}' from school_course where id = 990003) as lesson,
      (select price from school_class where id = 990004) as "class in fen",
      (select programme #>> '{prizes,awards,0,amount}' from competition_edition where id = 91) as "prize in fen",
      (select fields ->> 'author' from publication where type = 'news' and id = 990002) as "author of an article",
      (select title from live_broadcast where id = 2) as broadcast,
      (select count(*)::integer from assistant_message) as messages,
      (select content from guide_appraisal where site_id = 990001) as appraisal`,
  )
  expect(kept).toEqual({
    lead: '13800138000',
    organisation: '宁波远航贸易有限公司',
    user: '沈立群',
    registration: '待审核',
    'course in fen': 19_900,
    lesson: '第一课',
    'class in fen': 398_000,
    'prize in fen': '10000000',
    'author of an article': '编辑部',
    broadcast: '欧洲 VAT',
    messages: 2,
    appraisal: '很好用',
  })
})
