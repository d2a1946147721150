import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { dropPostgresDatabase, postgresUrl } from './database-template'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder of this run alone, the name of its template on PostgreSQL, and when it began. */
    run: { folder: string; template: string; beganAt: number }
  }
}

/** A run seeds one database, and every test file works on a copy of it. */
export default async function setUp({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'chuhai-test-'))
  const template = basename(folder).replaceAll('-', '_').toLowerCase()
  provide('run', { folder, template, beganAt: Date.now() })
  return async () => {
    await rm(folder, { recursive: true, force: true })
    if (postgresUrl) await dropPostgresDatabase(postgresUrl, template)
  }
}
