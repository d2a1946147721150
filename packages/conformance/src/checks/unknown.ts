import { isRead } from '@chuhai/contract'
import { sampleOf, unusedParams } from '../input/sample'
import { passed, skipped } from '../outcome'
import { requireRefusal, unknownCodes } from './expect'
import { barrierOf, type Check, sessionFor } from './run'

/** What a well-formed address does not name is answered with the code that the contract has for it. */
export const unknownCheck: Check = {
  name: 'unknown',
  async run(endpoint, run) {
    const codes = unknownCodes(endpoint)
    const params = endpoint.params && unusedParams(endpoint.params)
    if (!isRead(endpoint) || codes.length === 0 || !params) return null
    const barrier = barrierOf(endpoint, run)
    if (barrier) return skipped(barrier)
    const query = endpoint.query && (sampleOf(endpoint.query) as Record<string, unknown>)
    const answer = await run.server.ask(endpoint, { params, query }, { cookie: sessionFor(endpoint, run) })
    const { status } = requireRefusal(
      answer,
      codes,
      `for ${Object.values(params).join(', ')}, which nothing has`,
    )
    return passed(`answers 404 ${status} for what is not there`)
  },
}
