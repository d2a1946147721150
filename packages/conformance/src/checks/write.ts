import { type EndpointShape, isRead } from '@chuhai/contract'
import { idempotencyHeader } from '@chuhai/contract/constants'
import type { Input } from '../asking/server'
import { fail, passed, skipped } from '../outcome'
import { requireEvents } from './events'
import { examples, otherContent } from './examples'
import { requireFit, requireRefusal, requireSuccess } from './expect'
import { barrierOf, type Check, type Run, sessionFor } from './run'

const requireOnce = async (endpoint: EndpointShape, input: Input, run: Run) => {
  const send = (sent: Input, key: string) =>
    run.server.ask(endpoint, sent, {
      cookie: sessionFor(endpoint, run),
      headers: { [idempotencyHeader]: key },
    })
  requireRefusal(await send(input, 'not valid'), ['IDEMPOTENCY_KEY_INVALID'], 'for a key with a space')
  const key = crypto.randomUUID()
  const first = requireSuccess(await send(input, key))
  requireFit(endpoint.answer, first)
  const again = requireSuccess(await send(input, key))
  if (JSON.stringify(again) !== JSON.stringify(first))
    fail(`answers the same ${idempotencyHeader} and content with another result, and so has two effects`)
  const when = `for the same ${idempotencyHeader} with other content`
  requireRefusal(await send(otherContent(input), key), ['IDEMPOTENCY_CONFLICT'], when)
}

/** Calls that change something are made in full where that is allowed. */
export const writeCheck: Check = {
  name: 'write',
  async run(endpoint, run) {
    if (isRead(endpoint)) return null
    if (!run.writes) return skipped('changes something: made in full only with --write')
    const input = examples.get(endpoint.name)?.()
    if (!input) return skipped('changes something, and no example of it is known')
    const barrier = barrierOf(endpoint, run)
    if (barrier) return skipped(barrier)
    if (endpoint.idempotent) {
      await requireOnce(endpoint, input, run)
      return passed('fits the contract, and a repeated key has one effect')
    }
    const answer = await run.server.ask(endpoint, input, { cookie: sessionFor(endpoint, run) })
    if (!endpoint.stream) requireFit(endpoint.answer, requireSuccess(answer))
    else if (!(requireEvents(endpoint, answer).at(-1) as { state?: string }).state)
      fail('ends its stream without a state, as if the network had cut it')
    return passed(endpoint.stream ? 'streams events that fit the contract' : 'fits the contract')
  },
}
