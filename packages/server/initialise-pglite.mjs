// Run as a process of its own by src/database/open-pglite.ts: the memory this takes ends with it.
import { PGlite } from '@electric-sql/pglite'

const database = await PGlite.create({ dataDir: process.argv[2], postgresqlconf: ['shared_buffers=8MB'] })
await database.close()
