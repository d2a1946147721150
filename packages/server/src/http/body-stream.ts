import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { AppContext } from './context'

/**
 * Returns a request's body as a Node stream, null without one. Web streams and iterators around it would each hold
 * a part of it: with fifty uploads at once that was hundreds of megabytes.
 */
export const bodyStream = (c: AppContext): Readable | null => {
  if (c.env?.incoming) return c.env.incoming as Readable
  const { body } = c.req.raw
  return body && Readable.fromWeb(body as ReadableStream)
}
