import type { EndpointShape } from '@chuhai/contract'
import { type Answer, said, typeOf } from '../asking/answer'
import { fail } from '../outcome'
import { requireFit } from './expect'

const readEvent = (line: string): unknown => {
  try {
    return JSON.parse(line.slice('data:'.length))
  } catch {
    return fail(`sends an event that is no JSON: ${line.slice(0, 80)}`)
  }
}

/** The events of a stream; fails where it is none, or where one of them does not fit the contract. */
export const requireEvents = ({ answer: schema }: EndpointShape, answer: Answer): unknown[] => {
  if (answer.http !== 200) fail(`answers ${said(answer)} instead of a stream of events`)
  const type = typeOf(answer)
  if (type !== 'text/event-stream')
    fail(`answers with ${type || 'no content type'} instead of text/event-stream`)
  const events = answer.text.split(/\r\n?|\n/).filter((line) => line.startsWith('data:'))
  if (events.length === 0) fail('ends its stream without an event')
  return events.map((line, index) => {
    const event = readEvent(line)
    requireFit(schema, event, `event ${index + 1}`)
    return event
  })
}
