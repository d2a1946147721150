import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'

/** Gives every user of the benchmark an accepted registration, which a plan requires. */
export async function acceptTeams(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `insert into competition_registration (user_id, edition_id, version, registration_id, contestant_type, form,
      competition_area, members, audit_status, saved_at)
    select id, (select max(id) from competition_edition), 1, gen_random_uuid(), 0, '{}', '东部赛区', '[]', '已通过', now()
    from user_account where issuer = 'bench'`,
  )
  await client.end()
}

/** Inserts a user and a session into the database. Returns the cookie. */
export async function signIn(databaseUrl, name = 'bench') {
  const value = randomBytes(32).toString('base64url')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `with person as (
      insert into user_account (issuer, subject, user_name, union_id, created_at, last_signed_in_at)
      values ('bench', $2, $2, $2, now(), now()) returning id)
    insert into session (id_hash, user_id, client, created_at, last_seen_at, idle_ends_at, ends_at)
    select $1, id, 'bench', now(), now(), now() + interval '1 hour', now() + interval '1 hour' from person`,
    [createHash('sha256').update(value).digest('base64url'), name],
  )
  await client.end()
  return `__Host-Http-chuhai_session=${value}`
}
