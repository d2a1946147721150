import { inject } from 'vitest'
import type { Database } from '../database/db'
import { seed } from '../modules/seed'
import { openEmpty, openFilledImage, openMigratedImage } from './database-image'
import { openFilledCopy, openMigratedCopy, openOwn, postgresUrl } from './database-template'

const addresses = {
  publicUrl: 'http://localhost:4000',
  signOnPort: 4001,
  partnerPort: 4002,
  universityPort: 4003,
}

/** When this run was seeded: shortly after midnight this is another day than a test's. */
export const seededAt = (): Date => new Date(inject('run').beganAt)

/** Seeds what a start of the server seeds. */
export const seedTest = ({ db }: Pick<Database, 'db'>): Promise<void> => seed(db, addresses, seededAt())

/** A migrated database for one test file: PostgreSQL where TEST_DATABASE_URL names a server, else PGlite in memory. */
export const openTestDatabase = (): Promise<Database> =>
  postgresUrl ? openMigratedCopy(postgresUrl) : openMigratedImage()

/** A migrated and seeded database. */
export const openSeededDatabase = (): Promise<Database> => {
  const { folder, template } = inject('run')
  return postgresUrl ? openFilledCopy(postgresUrl, template, seedTest) : openFilledImage(folder, seedTest)
}

/** A database without tables. */
export const openEmptyDatabase = (): Promise<Database> => (postgresUrl ? openOwn(postgresUrl) : openEmpty())
