import { errorTable, isChange } from '@chuhai/contract'
import { harmlessInput } from '../input/refused'
import { sampleParams } from '../input/sample'
import { fail, passed, skipped } from '../outcome'
import { requireRefusal } from './expect'
import { type Check, needsOrigin } from './run'

const silent = errorTable.UNAUTHORIZED.en

/** A request without a session is answered with 401, also where its input is invalid. */
export const signInCheck: Check = {
  name: 'sign-in',
  async run(endpoint, run) {
    if (endpoint.access !== 'user') return null
    if (isChange(endpoint) && run.origin === null) return skipped(needsOrigin)
    const input = { ...harmlessInput(endpoint), params: sampleParams(endpoint) }
    const answer = await run.server.ask(endpoint, input)
    const { status, message } = requireRefusal(
      answer,
      ['UNAUTHORIZED', 'SITE_SCOPE_MISSING'],
      'without a session',
    )
    if (status === 'SITE_SCOPE_MISSING') return passed(`answers 403 ${status} to pages of that site`)
    if (message !== silent)
      fail(`answers 401 with the message ${message}, which visitors would see, instead of ${silent}`)
    return passed('answers 401 UNAUTHORIZED without a session')
  },
}
