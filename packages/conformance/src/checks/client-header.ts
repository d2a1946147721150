import { isChange } from '@chuhai/contract'
import { clientHeader } from '@chuhai/contract/constants'
import { harmlessInput } from '../input/refused'
import { passed, skipped } from '../outcome'
import { requireRefusal } from './expect'
import { type Check, needsOrigin } from './run'

/** A plain form of a registered site cannot send the header, and so has no effect. */
export const clientHeaderCheck: Check = {
  name: 'client header',
  async run(endpoint, { server, origin }) {
    if (!isChange(endpoint)) return null
    if (origin === null) return skipped(needsOrigin)
    const answer = await server.ask(endpoint, harmlessInput(endpoint), { isNameless: true })
    requireRefusal(answer, ['ORIGIN_FORBIDDEN'], `without ${clientHeader}`)
    return passed(`answers 403 ORIGIN_FORBIDDEN without ${clientHeader}`)
  },
}
