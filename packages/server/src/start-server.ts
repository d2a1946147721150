import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { isLocal } from '@chuhai/contract/site-request'
import { createApp } from './app'
import { backupOf } from './backup/backup-of'
import { compareClocks } from './database/compare-clocks'
import { makeDataDir, openDatabase } from './database/open-database'
import { createPool, openForJobs } from './database/open-postgres'
import { untilAvailable } from './database/until-available'
import { loadPortal, pagesOf } from './files/portal'
import { keepBuilds } from './files/previous-builds'
import { capacitiesOf } from './http/capacity'
import { closeServer, listen } from './http/listen'
import { startJobs } from './jobs/run-jobs'
import {
  codeLimits,
  countTimeoutMs,
  createLimiter,
  leadsApartPerDay,
  logisticsLimits,
  trackLimits,
} from './limits/create-limiter'
import { createDispatch } from './messages/dispatch'
import { unsubscribeAddress } from './messages/unsubscribe-token'
import { openWays } from './messages/ways/ways'
import { createAssistant } from './modules/assistant/service'
import { createCarriers } from './modules/carrier/carriers'
import { createCarrierJobs } from './modules/carrier/jobs'
import { createJobs } from './modules/jobs'
import { bookingSources, parcelListeners } from './modules/logistics'
import { messageKinds } from './modules/message-kinds'
import { createAlipay } from './modules/payment/alipay'
import { createPaymentJobs } from './modules/payment/jobs'
import { seed } from './modules/seed'
import { createSiteReader } from './modules/site/read-site'
import { createSweeps } from './modules/sweeps'
import { openAdminSocket } from './operator/admin-socket'
import { createOutbox } from './outbox/outbox'
import { fromProject } from './process/folders'
import type { Logger } from './process/log'
import { createFactors } from './settings/address-ranges'
import { dataDirOf } from './settings/data-dir'
import type { Env } from './settings/env'
import { readSigningKey } from './signing/signing-key'
import { hourMs } from './time/durations'
import { openUploads } from './uploads/open-uploads'
import { bucketOf } from './uploads/s3-store'

const requestsLimitMs = 8000
/** Shorter than for requests, so that the last event still reaches the visitor. */
const answersLimitMs = 6000
const outboxLimitMs = 3000
const messagesLimitMs = 3000
const paymentJobsLimitMs = 6000
const carrierJobsLimitMs = 6000
const jobsLimitMs = 3000

export interface RunningServer {
  /** Finishes running requests, within limits, and closes everything; after a crash without waiting for balancers. */
  stop(isCrash?: boolean): Promise<void>
}

/** Behind a proxy all connections come from its address, and it limits those of visitors itself. */
const connectionLimitOf = ({ CONNECTIONS_PER_ADDRESS, LIMIT_RANGES, TRUST_PROXY }: Env) => {
  if (TRUST_PROXY > 0 || CONNECTIONS_PER_ADDRESS === 0) return undefined
  const factorOf = createFactors(LIMIT_RANGES)
  return (address: string) => CONNECTIONS_PER_ADDRESS * factorOf(address)
}

/** Starts everything that one process runs, in the order of dependencies. */
export const startServer = async (env: Env, log: Logger): Promise<RunningServer> => {
  const undo: (() => unknown)[] = []
  let isStopping = false
  let drainMs = env.DRAIN_SECONDS * 1000
  const stop = async (isCrash = false) => {
    isStopping = true
    if (isCrash) drainMs = 0
    while (undo.length > 0) {
      try {
        await undo.pop()?.()
      } catch (err) {
        // The rest is closed all the same.
        log.error({ err }, 'a part of the server did not stop well')
      }
    }
  }
  try {
    // First, so that a start on a taken port touches no data.
    const { server, serve } = await listen(env.PORT, {
      all: env.CONNECTIONS_MAX,
      ofAddress: connectionLimitOf(env),
    })
    undo.push(() => closeServer(server, requestsLimitMs))
    // Before anything touches a socket file: Node resolves no symbolic link right after it has looked at one, and a server
    // that was killed leaves the operator's socket behind, so that imports of the portal and of payments would not be found.
    const portal = env.PORTAL_DIR ? await loadPortal(fromProject(env.PORTAL_DIR)) : undefined
    const payment = env.payment && (await createAlipay(env.payment))
    const carriers = createCarriers(env.carriers)
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
    const begun = new Date()
    await untilAvailable(() => seed(db, addresses, begun), log)
    if (env.DATABASE_URL) await untilAvailable(() => compareClocks(db, log), log)
    const pool = env.DATABASE_URL
      ? createPool({ url: env.DATABASE_URL, log, poolSize: 2 }, countTimeoutMs)
      : undefined
    undo.push(() => pool?.end())
    const uploads = openUploads(env)
    const widgets = env.WIDGETS_DIR && fromProject(env.WIDGETS_DIR)
    const builds = await keepBuilds({
      folder: join(dataDirOf(env), 'builds'),
      current: { widgets, portal: portal?.clientDir },
      bucketOf: (folder) => bucketOf(env, folder),
      log,
    })
    const forJobs = env.DATABASE_URL ? openForJobs(env.DATABASE_URL, log) : null
    undo.push(() => forJobs?.close())
    const apart = forJobs?.db ?? db
    const sweeps = createSweeps({ db: apart, uploads, builds, retention: env.retention })
    const working = [
      startJobs(createJobs(apart, begun), { kind: 'job', everyMs: env.JOBS_EVERY_SECONDS * 1000, log }),
      startJobs(sweeps, { kind: 'sweep', everyMs: hourMs, log }),
    ]
    undo.push(() => Promise.all(working.map((jobs) => jobs.stop(jobsLimitMs))))

    const backup = backupOf(env, database)
    if (!env.DATABASE_URL) {
      const socket = await openAdminSocket(dataDirOf(env), {
        db,
        store: uploads.store,
        redraw: uploads.redraw,
        carriers,
        backup,
        statementOf: payment?.statement ?? null,
        readSite: createSiteReader(env.PUBLIC_URL),
        isPage: pagesOf(portal),
      })
      undo.push(() => socket.close())
    }
    if (env.WEBHOOK_URL && env.WEBHOOK_SECRET) {
      const outbox = createOutbox({ db, log, target: { url: env.WEBHOOK_URL, secret: env.WEBHOOK_SECRET } })
      outbox.start()
      undo.push(() => outbox.stop(outboxLimitMs))
    }
    if (env.signOn.providers.length === 0)
      log.warn('sign-in is off: SIGN_ON_1_CLIENT and the other SIGN_ON variables are not set')
    if (payment) {
      const jobs = createPaymentJobs({ db, log, provider: payment })
      jobs.start()
      undo.push(() => jobs.stop(paymentJobsLimitMs))
    } else log.warn('payments are off: ALIPAY_APP_ID and the other ALIPAY variables are not set')

    const ways = openWays({ mail: env.mail, sms: env.sms, publicUrl: env.PUBLIC_URL })
    undo.push(() => ways.close())
    // Nobody waits for them on the machine of a developer.
    const level = isLocal(env.PUBLIC_URL) ? 'info' : 'warn'
    if (!ways.mail) log[level]('mail is off: SMTP_URL and MAIL_FROM are not set')
    if (!ways.sms) log[level]('short messages are off: SMS_GATEWAY and the other SMS variables are not set')
    if (carriers.list.length > 0) {
      const jobs = createCarrierJobs({
        db,
        log,
        carriers,
        sources: bookingSources,
        listeners: parcelListeners,
      })
      jobs.start()
      undo.push(() => jobs.stop(carrierJobsLimitMs))
    } else log[level]('carriers are off: CARRIER_URL and SEVENTEEN_TRACK_KEY are not set')
    const open = [ways.mail, ways.sms].filter((way) => way !== null)
    if (open.length > 0) {
      const { PUBLIC_URL: publicUrl } = env
      const key = await untilAvailable(() => readSigningKey(db), log)
      const dispatch = createDispatch({
        db,
        log,
        kinds: messageKinds,
        ways: open,
        publicUrl,
        quietHours: env.QUIET_HOURS,
        unsubscribe: (userId, kind, way) => unsubscribeAddress(publicUrl, key, { userId, kind, way }),
      })
      dispatch.start()
      undo.push(() => dispatch.stop(messagesLimitMs))
    }

    if (env.assistant.model) tuneHeapGrowth()
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
          leadsOfSender: env.ADDRESS_LEADS_PER_HOUR,
          leadsOfSite: env.SITE_LEADS_PER_HOUR,
          leadsOfPhone: env.PHONE_LEADS_PER_DAY,
          leadsApart: leadsApartPerDay,
          ...trackLimits,
          ...codeLimits,
          ...logisticsLimits,
        },
        pool,
        env.LIMIT_RANGES,
      ),
      uploads,
      signOn: env.signOn,
      payment,
      carriers,
      publicUrl: env.PUBLIC_URL,
      ways,
      backup,
      weChat: env.weChat,
      courseUrl: env.COURSE_URL,
      proxies: env.TRUST_PROXY,
      deadlineMs: database.deadlineMs,
      capacity: capacitiesOf(env.STREAMS_MAX, env.UPLOADS_MAX),
      isReady: () => !isStopping,
      widgets,
      portal,
      previousBuilds: builds,
    })
    serve(app)
    undo.push(async () => {
      // A balancer has to see `/readyz` fail before connections are refused.
      await wait(drainMs)
      await Promise.all([closeServer(server, requestsLimitMs), assistant.shutDown(answersLimitMs)])
    })
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * By default V8 lets the heap grow several times before it collects old objects. With thousands of answers at once
 * every piece becomes old: without this, they take more than twice the memory.
 */
const tuneHeapGrowth = (): void => setFlagsFromString('--heap-growing-percent=25')
