import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ApiError } from '../../http/api-error'
import { clientAddress } from '../../http/client-address'
import type { AppEnv } from '../../http/context'
import { admit } from '../../http/rate-limit'
import { wholeText } from '../../http/whole-text'
import type { Limiter } from '../../limits/create-limiter'
import type { Logger } from '../../process/log'
import type { SignOn } from './service'

const maxBytes = 16 * 1024

interface BackChannelOptions {
  clock: () => Date
  log: Logger
  limiter: Limiter
  proxies: number
  signOn: SignOn
}

/**
 * Receives what a provider says when its user signs out there (OpenID Connect Back-Channel Logout 1.0). It stands before the
 * guard of origins, because the signature is what identifies its sender.
 */
export const backChannelLogout = ({ clock, log, limiter, proxies, signOn }: BackChannelOptions) => {
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new ApiError('BODY_TOO_LARGE')
    },
  })
  return new Hono<AppEnv>().post('/logout/back-channel/:client', limit, async (c) => {
    const client = c.req.param('client')
    const [token, ...others] = new URLSearchParams(await wholeText(c)).getAll('logout_token')
    const ended = token && others.length === 0 ? await signOn.leftAtProvider(client, token, clock()) : null
    if (ended === null) {
      // The provider itself is never too fast.
      await admit(limiter, 'write', clientAddress(c, proxies), 'back-channel logout')
      // Of a provider that there is not, the name is the caller's text.
      log.warn({ client: signOn.providers.has(client) ? client : null }, 'logout of a provider rejected')
      return c.json({ error: 'invalid_request' }, 400)
    }
    log.info({ client, ended }, 'logout of a provider')
    return c.body(null, 200)
  })
}
