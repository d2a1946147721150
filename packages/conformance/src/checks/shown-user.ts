import { checksUser, isChange, isRead } from '@chuhai/contract'
import { userHeader } from '@chuhai/contract/constants'
import { harmlessInput } from '../input/refused'
import { passed, skipped } from '../outcome'
import { requireRefusal } from './expect'
import { type Check, needsOrigin, needsSession } from './run'

/** What a page does that shows another user than is signed in reaches neither of them. */
export const shownUserCheck: Check = {
  name: 'shown user',
  async run(endpoint, { server, origin, cookie, answered }) {
    if (!checksUser(endpoint)) return null
    if (cookie === null) return skipped(needsSession)
    if (isChange(endpoint) && origin === null) return skipped(needsOrigin)
    const input = isRead(endpoint) ? answered.get(endpoint.name)?.input : harmlessInput(endpoint)
    const answer = await server.ask(endpoint, input, { cookie, headers: { [userHeader]: '0' } })
    requireRefusal(answer, ['SESSION_CHANGED'], `with the ${userHeader} of another user`)
    return passed('answers 409 SESSION_CHANGED for another user than the page shows')
  },
}
