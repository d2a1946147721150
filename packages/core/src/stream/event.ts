import { parseJson } from '../calls/wire'

/**
 * What a line of a stream says (specification, section 7.2): JSON, with or without `data:` before it. Undefined for
 * heartbeats (`: …`), the other fields of server-sent events, and a line that was cut off.
 */
export const eventOf = (line: string): unknown => {
  const text = (line.startsWith('data:') ? line.slice(5) : line).trim()
  const event = text.startsWith('{') ? parseJson(text) : undefined
  return typeof event === 'object' && event ? event : undefined
}
