import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { createApp } from './app'
import { backupOf, dataDirOf, makeDataDir, openDatabase } from './database/open-database'
import { createPool, openForSweeps } from './database/open-postgres'
import { untilAvailable } from './database/until-available'
import { loadPortal } from './files/portal'
import { keepBuilds } from './files/previous-builds'
import { createLimiter } from './limits/create-limiter'
import { createAssistant } from './modules/assistant/service'
import { seed } from './modules/seed'
import { createAdminApi } from './operator/admin-api'
import { openAdminSocket } from './operator/admin-socket'
import { createOutbox } from './outbox/outbox'
import type { Env } from './process/env'
import { fromProject } from './process/folders'
import { closeServer, listen } from './process/listen'
import type { Logger } from './process/log'
import { startSweeps } from './sweeps/start-sweeps'
import { createSweeps } from './sweeps/sweeps'
import { openUploads } from './uploads/open-uploads'

const requestsLimitMs = 8000
/** Sooner than requests are cut, so that the last event still reaches the visitor. */
const answersLimitMs = 6000
const outboxLimitMs = 3000
const limiterTimeoutMs = 400

export interface RunningServer {
  /** Finishes what was begun, within limits, and leaves nothing open. */
  stop(): Promise<void>
}

/** Database, seed, app, operator's socket, outbox: everything one process runs, in the order it depends on. */
export const startServer = async (env: Env, log: Logger): Promise<RunningServer> => {
  const undo: (() => unknown)[] = []
  let isStopping = false
  const stop = async () => {
    isStopping = true
    while (undo.length > 0) await undo.pop()?.()
  }
  try {
    // First, so that a start that finds the port taken has touched no data.
    const { server, serve } = await listen(env.PORT)
    undo.push(() => closeServer(server, requestsLimitMs))
    // Before anything touches a socket file: Node resolves no symbolic link right after it has looked at one, and a server
    // that was killed leaves the operator's socket behind, so that the portal's imports would not be found.
    const portal = env.PORTAL_DIR ? await loadPortal(fromProject(env.PORTAL_DIR)) : undefined
    await makeDataDir(env)
    const database = await openDatabase(env, log)
    undo.push(() => database.close())
    const { db } = database
    const addresses = {
      publicUrl: env.PUBLIC_URL,
      signOnPort: env.SIGN_ON_PORT,
      partnerPort: env.PARTNER_PORT,
      universityPort: env.UNIVERSITY_PORT,
    }
    await untilAvailable(() => seed(db, addresses, new Date()), log)
    const pool = env.DATABASE_URL
      ? createPool({ url: env.DATABASE_URL, log, poolSize: 2 }, limiterTimeoutMs)
      : undefined
    undo.push(() => pool?.end())
    const uploads = openUploads(env)
    const widgets = env.WIDGETS_DIR && fromProject(env.WIDGETS_DIR)
    const builds = await keepBuilds(
      join(dataDirOf(env), 'builds'),
      { widgets, portal: portal?.clientDir },
      log,
    )
    const forSweeps = env.DATABASE_URL ? openForSweeps(env.DATABASE_URL, log) : null
    undo.push(() => forSweeps?.close())
    undo.push(
      startSweeps(createSweeps({ db: forSweeps?.db ?? db, uploads, builds, retention: env.retention }), log),
    )

    if (!env.DATABASE_URL) {
      const socket = await openAdminSocket(
        dataDirOf(env),
        createAdminApi(db, uploads.store, backupOf(env, database)),
      )
      undo.push(() => socket.close())
    }
    if (env.WEBHOOK_URL && env.WEBHOOK_SECRET) {
      const outbox = createOutbox({ db, log, target: { url: env.WEBHOOK_URL, secret: env.WEBHOOK_SECRET } })
      outbox.start()
      undo.push(() => outbox.stop(outboxLimitMs))
    }
    if (env.signOn.providers.length === 0)
      log.warn('nobody can sign in: SIGN_ON_1_CLIENT and its like are not set')
    if (env.assistant.model) collectSooner()
    const assistant = createAssistant({ db, log, uploads, settings: env.assistant })
    const app = createApp({
      db,
      log,
      assistant,
      limiter: createLimiter(
        {
          read: env.READS_PER_MINUTE,
          write: env.WRITES_PER_MINUTE,
          page: env.PAGES_PER_MINUTE,
          upload: env.UPLOADS_PER_MINUTE,
        },
        pool,
      ),
      uploads,
      signOn: env.signOn,
      publicUrl: env.PUBLIC_URL,
      weChat: env.weChat,
      courseUrl: env.COURSE_URL,
      proxies: env.TRUST_PROXY,
      deadlineMs: database.deadlineMs,
      isReady: () => !isStopping,
      widgets,
      portal,
      previousBuilds: { widgets: builds.widgets?.folder, portal: builds.portal?.folder },
    })
    serve(app)
    undo.push(async () => {
      // A balancer has to see `/readyz` fail before connections are refused.
      await wait(env.DRAIN_SECONDS * 1000)
      await Promise.all([closeServer(server, requestsLimitMs), assistant.shutDown(answersLimitMs)])
    })
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * V8 lets its heap grow several times over before it collects what has lived for a while. Of thousands of answers at once
 * every piece lives for a while: without this, they take more than twice the memory.
 */
const collectSooner = (): void => setFlagsFromString('--heap-growing-percent=25')
