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

/**
 * `fetch` as far as the model's client uses it. Of Node's own, an answer that is being written takes four times the
 * memory and twice the time.
 */
export const createLeanFetch = (): typeof fetch => {
  const agents = { http: new HttpAgent(settings), https: new HttpsAgent(settings) }
  return (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const url = new URL(String(input))
      const isSafe = url.protocol === 'https:'
      const outgoing = (isSafe ? requestHttps : requestHttp)(
        url,
        {
          method,
          headers: Object.fromEntries(new Headers(headers)),
          agent: isSafe ? agents.https : agents.http,
          signal: signal ?? undefined,
        },
        (incoming) => resolve(responseOf(url.href, incoming)),
      )
      outgoing.once('error', reject)
      outgoing.end(body as string | undefined)
    })
}
