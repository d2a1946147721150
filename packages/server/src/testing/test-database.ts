import { inject } from 'vitest'
import type { Database } from '../database/db'
import { seed } from '../modules/seed'
import { openFilledImage, openMigratedImage } from './database-image'
import { openFilledCopy, openMigratedCopy } from './database-template'

export const postgresUrl = process.env.TEST_DATABASE_URL

const addresses = {
  publicUrl: 'http://localhost:4000',
  signOnPort: 4001,
  partnerPort: 4002,
  universityPort: 4003,
}

const seedTest = ({ db }: Database) => seed(db, addresses, new Date())

/** A migrated database for one test file: PostgreSQL where TEST_DATABASE_URL names a server, else PGlite in memory. */
export const openTestDatabase = (): Promise<Database> =>
  postgresUrl ? openMigratedCopy(postgresUrl) : openMigratedImage()

/** As a new house begins: migrated and seeded. */
export const openSeededDatabase = (): Promise<Database> => {
  const { folder, template } = inject('run')
  return postgresUrl ? openFilledCopy(postgresUrl, template, seedTest) : openFilledImage(folder, seedTest)
}
