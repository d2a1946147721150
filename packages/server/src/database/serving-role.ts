import type { ClientBase } from 'pg'
import { StartError } from '../process/start-error'

const schemas = ['public', 'drizzle']

/** Throws where a role could do more than read and write rows, before anything is changed for it. */
export const requireRestrictedRole = async (client: ClientBase, role: string): Promise<void> => {
  const { rows } = await client.query<{ rules: boolean }>(
    `select rolsuper or pg_has_role(oid, current_user::regrole, 'member')
      or has_database_privilege(oid, current_database(), 'create')
      or has_schema_privilege(oid, 'public', 'create')
      or exists (select from pg_class where relowner = pg_roles.oid and relnamespace = 'public'::regnamespace)
      as rules
    from pg_roles where rolname = $1`,
    [role],
  )
  if (!rows[0])
    throw new StartError(
      `There is no role ${role} of DATABASE_URL. Create it: create role … login password …`,
    )
  if (rows[0].rules)
    throw new StartError(
      `The role ${role} of DATABASE_URL could change tables. Name one that owns nothing, has no right to create in the database and its schema public, and is no member of the role of DATABASE_OWNER_URL.`,
    )
}

/** Lets a role read and write the rows of all tables. It can change neither tables nor the triggers that guard them. */
export const grantRowAccess = async (client: ClientBase, role: string): Promise<void> => {
  const name = client.escapeIdentifier(role)
  await client.query(`grant usage on schema ${schemas.join()} to ${name};
    grant select, insert, update, delete on all tables in schema public to ${name};
    grant select on all tables in schema drizzle to ${name};
    grant usage, select on all sequences in schema ${schemas.join()} to ${name}`)
}
