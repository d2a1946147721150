import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

const openPostgres = async (connectionString) => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return { query: (sql) => client.query(sql), close: () => client.end() }
}

const openEmbedded = async (dataDir) => {
  const client = await PGlite.create({ dataDir: join(dataDir, 'database') })
  return { query: (sql) => client.exec(sql), close: () => client.close() }
}

/**
 * Runs `body(query)` on the database of a place; `query(sql)` resolves with the rows of its last statement. The embedded database is
 * one process's at a time, so that no server may run meanwhile.
 */
export async function withDatabase({ dataDir, env }, body) {
  const { query, close } = await (env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openEmbedded(dataDir))
  try {
    return await body(async (sql) => [await query(sql)].flat().at(-1).rows)
  } finally {
    await close()
  }
}
