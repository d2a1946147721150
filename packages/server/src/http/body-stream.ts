import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { AppContext } from './context'

/**
 * The body of a request as it comes from the network, null without one. Web streams and iterators around it would each hold
 * a part of it: with fifty files under way that was hundreds of megabytes.
 */
export const bodyStream = (c: AppContext): Readable | null => {
  if (c.env?.incoming) return c.env.incoming as Readable
  const { body } = c.req.raw
  return body && Readable.fromWeb(body as ReadableStream)
}
