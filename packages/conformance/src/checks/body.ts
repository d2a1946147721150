import { jsonMaxBytes } from '@chuhai/contract/constants'
import type { Sent } from '../asking/server'
import { sampleParams } from '../input/sample'
import { fits } from '../input/schema'
import { passed, skipped } from '../outcome'
import { requireRefusal } from './expect'
import { barrierOf, type Check, sessionFor } from './run'

/** No call takes a bare text as its body, so that none of these can have an effect. */
const spoiled: [when: string, code: string, sent: Sent][] = [
  ['for broken JSON', 'JSON_INVALID', { text: '{"a":' }],
  ['for a body of text/plain', 'CONTENT_TYPE_INVALID', { text: '"a"', contentType: 'text/plain' }],
  [
    `for more than ${jsonMaxBytes} bytes`,
    'BODY_TOO_LARGE',
    { text: JSON.stringify('a'.repeat(jsonMaxBytes)) },
  ],
  ['for half a character', 'TEXT_INVALID', { text: '"\\ud800"' }],
]

/** What is no JSON, too much of it, or not to be stored is refused before the fields are looked at. */
export const bodyCheck: Check = {
  name: 'body',
  async run(endpoint, run) {
    if (!endpoint.body || fits(endpoint.body, 'a')) return null
    const barrier = barrierOf(endpoint, run)
    if (barrier) return skipped(barrier)
    const input = { params: sampleParams(endpoint) }
    const cookie = sessionFor(endpoint, run)
    for (const [when, code, sent] of spoiled) {
      const answer = await run.server.ask(endpoint, input, { ...sent, cookie })
      requireRefusal(answer, [code], when)
    }
    return passed('refuses broken JSON, other types, too much, and what cannot be stored')
  },
}
