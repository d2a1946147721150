import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { AppContext } from './context'

/**
 * The body of a request as it comes from the network: made into a web stream, it would be read into memory as fast as it
 * comes, however slowly it is taken from there. Null without one.
 */
export const bodyStream = (c: AppContext): Readable | null => {
  if (c.env?.incoming) return c.env.incoming as Readable
  const { body } = c.req.raw
  return body && Readable.fromWeb(body as ReadableStream)
}
