import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../app'
import { silentLog } from '../process/log'
import { lead } from '../testing/forms'
import { type SilentPostgres, startSilentPostgres } from '../testing/silent-postgres'
import { pageHeaders } from '../testing/test-app'
import type { Database } from './db'
import { isDatabaseUnavailable } from './errors'
import { openPostgres } from './open-postgres'

const times = { queryMs: 200, answerMs: 400, migrationLockMs: 100 }
let postgres: SilentPostgres
let database: Database
const open = async (greets: boolean) => {
  postgres = await startSilentPostgres({ greets })
  database = openPostgres({ url: postgres.url, log: silentLog }, times)
}
afterEach(async () => {
  await database.close()
  postgres.stop()
})

describe.each([
  ['that never answers', false],
  ['that answers no query any more', true],
])('a database %s', (_, greets) => {
  it('counts as unavailable when it is migrated, so that a start goes on waiting', async () => {
    await open(greets)
    const error = await database.migrate().catch((failure: unknown) => failure)
    expect(isDatabaseUnavailable(error)).toBe(true)
    await expect.poll(postgres.clients).toBe(0)
  })

  it('causes 503 with a time to come again, and not ready, while the process is healthy', async () => {
    await open(greets)
    const app = createApp({ db: database.db, deadlineMs: database.deadlineMs })
    const submit = () =>
      app.request('/api/consultation', {
        method: 'POST',
        headers: pageHeaders,
        body: JSON.stringify(lead),
      })
    const answers = await Promise.all([submit(), submit(), app.request('/api/news/1')])
    for (const answer of answers) {
      expect([answer.status, await answer.json()]).toMatchObject([503, { status: 'SERVICE_UNAVAILABLE' }])
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    }
    expect((await app.request('/readyz')).status).toBe(503)
    expect((await app.request('/healthz')).status).toBe(200)
  })
})
