import { checksOrganisation, isRead } from '@chuhai/contract'
import { organisationHeader } from '@chuhai/contract/constants'
import { passed, skipped } from '../outcome'
import { requireRefusal } from './expect'
import { barrierOf, type Check, needsSession } from './run'

/** Acting for an organisation is for its members. */
export const organisationCheck: Check = {
  name: 'organisation',
  async run(endpoint, run) {
    if (!checksOrganisation(endpoint) || !isRead(endpoint)) return null
    const barrier = barrierOf(endpoint, run) ?? (run.cookie === null ? needsSession : null)
    if (barrier) return skipped(barrier)
    const input = run.answered.get(endpoint.name)?.input
    const headers = { [organisationHeader]: '00000000-0000-4000-8000-000000000000' }
    const answer = await run.server.ask(endpoint, input, { cookie: run.cookie, headers })
    requireRefusal(answer, ['ORG_FORBIDDEN'], `with the ${organisationHeader} of an organisation of others`)
    return passed('answers 403 ORG_FORBIDDEN for an organisation of others')
  },
}
