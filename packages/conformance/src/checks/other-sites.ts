import { isChange } from '@chuhai/contract'
import type { Answer } from '../asking/answer'
import { harmlessInput } from '../input/refused'
import { fail, passed } from '../outcome'
import { requireRefusal } from './expect'
import { type Check, foreignOrigin } from './run'

const allowOrigin = 'Access-Control-Allow-Origin'
const allowCredentials = 'Access-Control-Allow-Credentials'

const requireUnreadable = ({ headers }: Answer, what: string): void => {
  const allowed = headers.get(allowOrigin)
  if (allowed !== null)
    fail(`${what} has ${allowOrigin}: ${allowed} for ${foreignOrigin}, which is not registered`)
}

const requireReadable = ({ headers }: Answer): void => {
  if (headers.get(allowOrigin) !== '*') fail(`lacks ${allowOrigin}: *, although pages of every site ask it`)
  if (headers.has(allowCredentials)) fail(`has ${allowCredentials}, although no session is needed`)
}

/** Pages of all other sites read nothing and change nothing. */
export const otherSitesCheck: Check = {
  name: 'other sites',
  async run(endpoint, { server, answered }) {
    const input = answered.get(endpoint.name)?.input ?? harmlessInput(endpoint)
    const answer = await server.ask(endpoint, input, { origin: foreignOrigin })
    if (endpoint.readableByAll) {
      requireReadable(answer)
      return passed('may be read by pages of every site, without a session')
    }
    requireUnreadable(answer, 'the answer')
    requireUnreadable(await server.preflight(endpoint, foreignOrigin), 'the preflight')
    if (!isChange(endpoint)) return passed('cannot be read by pages of sites that are not registered')
    requireRefusal(answer, ['ORIGIN_FORBIDDEN'], 'from a site that is not registered')
    return passed('answers 403 ORIGIN_FORBIDDEN to sites that are not registered')
  },
}
