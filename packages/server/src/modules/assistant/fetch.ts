import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { text } from 'node:stream/consumers'

/** No limit of concurrent answers. */
const settings = { keepAlive: true, maxSockets: Number.POSITIVE_INFINITY }

/** A minimal Response that keeps no reference to the request. */
const responseOf = (url: string, incoming: IncomingMessage): Response => {
  const status = incoming.statusCode ?? 0
  const answer = {
    ok: status >= 200 && status < 300,
    status,
    statusText: incoming.statusMessage ?? '',
    url,
    headers: new Headers(incoming.headers as Record<string, string>),
    body: incoming,
    text: () => text(incoming),
  }
  return answer as unknown as Response
}

/** Errors after the response come through its body. */
const forget = () => {}

/**
 * The part of `fetch` that the model's client uses. With Node's own, a streaming answer takes four times the memory and
 * twice the time. The signal counts until the response begins.
 */
export const createFetch = (): typeof fetch => {
  const agents = { http: new HttpAgent(settings), https: new HttpsAgent(settings) }
  return (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const url = new URL(String(input))
      const isSafe = url.protocol === 'https:'
      const sent = new Headers(headers)
      sent.set('Host', url.host)
      if (typeof body === 'string') sent.set('Content-Length', String(Buffer.byteLength(body)))
      const outgoing = (isSafe ? requestHttps : requestHttp)(url, {
        method,
        // As a list, because Node keeps each header of an object in memory.
        headers: [...sent].flat(),
        agent: isSafe ? agents.https : agents.http,
      })
      const cut = () => outgoing.destroy(new Error('aborted'))
      signal?.addEventListener('abort', cut, { once: true })
      outgoing.once('error', reject)
      outgoing.once('response', (incoming) => {
        signal?.removeEventListener('abort', cut)
        outgoing.off('error', reject)
        outgoing.on('error', forget)
        resolve(responseOf(url.href, incoming))
      })
      if (signal?.aborted) cut()
      // Flushed first, the headers are kept in memory as one string instead of many parts.
      outgoing.flushHeaders()
      outgoing.end(body as string | undefined)
    })
}
