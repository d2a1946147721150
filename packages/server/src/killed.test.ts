import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { rowsOf } from './database/db'
import { openMigratedDatabase } from './database/open-database'
import { silentLog } from './process/log'
import { readEnv } from './settings/env'
import { lead } from './testing/forms'
import { makeNextVersion } from './testing/next-version'
import { type ServerProcess, setUpServers } from './testing/server-process'
import { sitePageHeaders } from './testing/test-app'

/** How often the server is killed; half of it before the upgrade. */
const kills = Number(process.env.KILLS ?? 4)
/** Starts of the next version that are killed before they are ready, mostly while they migrate. */
const killedUpgrades = Math.max(2, kills / 10)

/** Changes every lead, as an upgrade that needs time does. */
const migration = `alter table "consultation" add column "next_version" text;--> statement-breakpoint
update "consultation" set "next_version" = md5("id"::text);--> statement-breakpoint
alter table "consultation" alter column "next_version" set default 'new';`

const servers = setUpServers()

const kill = async ({ child, exited }: ServerProcess) => {
  child.kill('SIGKILL')
  await exited
}

/** Sends a lead; returns its id where the server has acknowledged it. */
const submit = async ({ url }: ServerProcess, key: string): Promise<string | undefined> => {
  const response = await fetch(`${url}/api/consultation`, {
    method: 'POST',
    headers: { ...sitePageHeaders, 'Idempotency-Key': key },
    body: JSON.stringify(lead),
  })
  const { data } = (await response.json()) as { data: { id: string } | null }
  return data?.id
}

it(`loses no acknowledged lead in ${kills} kills while it writes, with an upgrade between them`, async () => {
  const next = await makeNextVersion(servers.folder, migration)
  const acknowledged = new Map<string, string>()
  const sent = new Set<string>()
  const submitUntilKilled = async (server: ServerProcess, sender: string) => {
    for (let n = 0; ; n += 1) {
      const key = `${sender}-${n}`
      sent.add(key)
      const answer = await submit(server, key).then(
        (id) => ({ id }),
        () => null,
      )
      if (!answer) return
      if (answer.id) acknowledged.set(key, answer.id)
    }
  }

  for (let round = 0; round < kills; round += 1) {
    if (round === Math.floor(kills / 2))
      for (let upgrade = 0; upgrade < killedUpgrades; upgrade += 1) {
        const server = await servers.start({}, next)
        await vi.waitFor(() => fetch(`${server.url}/healthz`), { timeout: 60_000, interval: 5 })
        await kill(server)
      }
    // The last one is of the version before: instances of both run side by side while one after the other is replaced.
    const isBefore = round < Math.floor(kills / 2) || round === kills - 1
    const server = await servers.startReady({}, isBefore ? undefined : next)
    const before = acknowledged.size
    const senders = [0, 1, 2].map((sender) => submitUntilKilled(server, `kill-${round}-${sender}`))
    await expect.poll(() => acknowledged.size - before).toBeGreaterThanOrEqual(4)
    await kill(server)
    await Promise.all(senders)
  }

  const server = await servers.startReady({}, next)
  for (const key of sent) {
    const id = await vi.waitFor(async () => {
      const id = await submit(server, key)
      expect(id).toBeDefined()
      return id
    })
    if (acknowledged.has(key)) expect([key, id]).toEqual([key, acknowledged.get(key)])
  }
  server.child.kill('SIGTERM')
  await server.exited
  const { db, close } = await openMigratedDatabase(readEnv(servers.env), silentLog)
  const [counted] = await rowsOf(
    db,
    sql`select count(*)::int as leads, count(*) filter (where next_version = md5(id::text))::int > 0 as "brought along"
      from consultation where next_version is not null`,
  )
  await close()
  expect(counted).toEqual({ leads: sent.size, 'brought along': true })
}, 3_600_000)
