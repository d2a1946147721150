import type { Server } from 'node:http'
import { requestTimeoutMs } from '@chuhai/contract/constants'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Hono } from 'hono'
import { ApiError } from '../http/api-error'
import type { AppEnv } from '../http/context'
import { failure, success } from '../http/envelope'
import { writeEvents } from '../http/event-stream'
import { StartError } from './start-error'

const reasons: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) => `Port ${port} is in use. Stop what uses it, or set PORT to another one.`,
  EACCES: (port) => `This user may not listen on port ${port}. Set PORT to 1024 or higher.`,
}

/** Until the app is there the process lives, and answers nothing else. */
const notYet = (request: Request) =>
  new URL(request.url).pathname === '/healthz' ? Response.json(success(null)) : unavailable()

const unavailable = () =>
  Response.json(failure(new ApiError('SERVICE_UNAVAILABLE'), 'zh-CN'), {
    status: 503,
    headers: { 'Retry-After': '1' },
  })

export interface Listening {
  server: Server
  /** Hands requests to the app; until then `/healthz` alone is answered, and all else 503. */
  serve(app: Hono<AppEnv>): void
}

/** Listens, or says in one sentence why not. */
export const listen = async (port: number): Promise<Listening> => {
  let answer: Hono<AppEnv>['fetch'] = notYet
  const respond = async (request: Request, bindings: unknown): Promise<Response> => {
    const env: HttpBindings & AppEnv['Bindings'] = Object.assign(bindings as HttpBindings, { events: null })
    const response = await answer(request, env)
    if (!env.events) return response
    writeEvents(env.events, env.outgoing, response)
    return RESPONSE_ALREADY_SENT
  }
  const server = createAdaptorServer({ fetch: respond }) as Server
  // Longer than a balancer keeps a connection, so that it is never ours that closes under a request.
  server.keepAliveTimeout = 65_000
  // As long as clients wait: a plan of 50 MB comes over a line of a megabit. What else is sent has limits of its own.
  server.requestTimeout = requestTimeoutMs
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? '']
      reject(reason ? new StartError(reason(port)) : error)
    })
    server.listen(port, resolve)
  })
  return {
    server,
    serve(app) {
      answer = app.fetch
    },
  }
}
