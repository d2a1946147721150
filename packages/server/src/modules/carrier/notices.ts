import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import { clientAddress } from '../../http/client-address'
import type { AppEnv } from '../../http/context'
import { admit } from '../../http/rate-limit'
import { wholeText } from '../../http/whole-text'
import type { Limiter } from '../../limits/create-limiter'
import type { Logger } from '../../process/log'
import { hearAll } from '../tracking/hear'
import type { ParcelListener } from '../tracking/source'
import type { Carriers } from './carriers'

interface NoticeOptions {
  db: Db
  clock: () => Date
  log: Logger
  limiter: Limiter
  proxies: number
  carriers: Carriers
  listeners: readonly ParcelListener[]
}

const maxBytes = 512 * 1024

/**
 * Webhook for notices of carriers. It is routed before the origin guard, because the signature identifies the sender. Repeated events are
 * stored once, late ones in order of their time.
 */
export const carrierNotices = (options: NoticeOptions): Hono<AppEnv> => {
  const { db, clock, log, limiter, proxies, carriers, listeners } = options
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new ApiError('BODY_TOO_LARGE')
    },
  })
  return new Hono<AppEnv>().post('/logistics/carrier/:carrier/notice', limit, async (c) => {
    const carrier = carriers.list.find(({ key }) => key === c.req.param('carrier'))
    if (!carrier) throw new ApiError('NOT_FOUND')
    const body = await wholeText(c)
    const parcels = carrier.readNotice({ headers: c.req.raw.headers, body })
    if (!parcels) {
      // Only notices with an invalid signature count for the rate limit.
      await admit(limiter, 'write', clientAddress(c, proxies), 'carrier notice')
      log.warn({ carrier: carrier.key, alert: false }, 'carrier notice rejected')
      return c.text('failure', 400)
    }
    const known = await hearAll(db, carrier.key, parcels, listeners, clock())
    log.info({ carrier: carrier.key, parcels: parcels.length, known }, 'carrier notice')
    return c.text('success')
  })
}
