import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { text } from 'node:stream/consumers'

/** As many answers are written at once as are asked for. */
const settings = { keepAlive: true, maxSockets: Number.POSITIVE_INFINITY }

/** It holds on to nothing of the question. */
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

/** What was asked is forgotten once it is answered: an answer may be minutes in coming. */
const forget = () => {}

/**
 * `fetch` as far as the model's client uses it. Of Node's own, an answer that is being written takes four times the
 * memory and twice the time. The signal counts until the answer begins.
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
        // A list is sent as it is; of an object Node would keep every header.
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
      // Sent apart, the head is kept as one string, else as the hundred it was put together from.
      outgoing.flushHeaders()
      outgoing.end(body as string | undefined)
    })
}
